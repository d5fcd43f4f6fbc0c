// Made from the server's routes by `pnpm --filter @frontage/server api-types`; not edited by hand.

export interface paths {
    "/api/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the matching inquiries, most recent first
         * @description A page of the matching inquiries, most recent first.
         */
        get: operations["getApiInquiries"];
        put?: never;
        /**
         * Stores a visitor's inquiry, once per Idempotency-Key
         * @description Stores a visitor's inquiry, once per Idempotency-Key.
         */
        post: operations["postApiInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Asks whether to unsubscribe from market notes by email
         * @description Asks whether to unsubscribe from market notes by email; programs that open every link change nothing.
         */
        get: operations["getApiUnsubscribe"];
        put?: never;
        /**
         * Unsubscribes from market notes by email
         * @description Unsubscribes from market notes by email: the page's button, or a mail app's (RFC 8058). Repeating it changes nothing.
         */
        post: operations["postApiUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes that someone unsubscribed within the last hour
         * @description Undoes that someone unsubscribed within the last hour.
         */
        post: operations["postApiUnsubscribeUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers for monitoring, in the OpenMetrics format
         * @description Numbers for monitoring, in the OpenMetrics format. Requires METRICS_TOKEN as a bearer token.
         */
        get: operations["getApiMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in by email and password
         * @description Signs in by email and password. A two-factor code may be required next.
         */
        post: operations["postApiAuthSignInEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/verify-totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a sign-in, or turns two-factor on, with an authenticator code
         * @description Completes a sign-in, or turns two-factor on, with an authenticator code.
         */
        post: operations["postApiAuthTwoFactorVerifyTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/verify-backup-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a sign-in with a backup code, which can't be used again
         * @description Completes a sign-in with a backup code, which can't be used again.
         */
        post: operations["postApiAuthTwoFactorVerifyBackupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs out
         * @description Logs out: ends this session, or another one of the same person.
         */
        post: operations["postApiAuthSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a sign-in with a passkey
         * @description Begins a sign-in with a passkey: what the browser asks its authenticators for.
         */
        post: operations["postApiAuthPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a passkey
         * @description Signs in with a passkey.
         */
        post: operations["postApiAuthSignInPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails a link to choose a new password, if there is such an account
         * @description Emails a link to choose a new password, if there is such an account.
         */
        post: operations["postApiAuthRequestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/check-password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose password the link of a reset or an invitation sets, before it is used
         * @description Whose password the link of a reset or an invitation sets, before it is used.
         */
        post: operations["postApiAuthCheckPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a password by the link of a reset or an invitation, and ends all sessions, passkeys, calendar links and other links
         * @description Sets a password by the link of a reset or an invitation, and ends all sessions, passkeys, calendar links and other links.
         */
        post: operations["postApiAuthResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a change of a login email by the link to one of the two addresses
         * @description Confirms a change of a login email by the link to one of the two addresses. The second one changes it, and ends all sessions.
         */
        post: operations["postApiAuthConfirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's events for a calendar app, at their secret link
         * @description A person's events for a calendar app, at their secret link.
         */
        get: operations["getApiCalendarByFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Who is signed in.
         */
        get: operations["getApiMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices the person is signed in on
         * @description The devices the person is signed in on.
         */
        get: operations["getApiSessions"];
        put?: never;
        post?: never;
        /**
         * Logs all other devices out
         * @description Logs all other devices out.
         */
        delete: operations["deleteApiSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Logs one device out
         * @description Logs one device out.
         */
        delete: operations["deleteApiSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the password, logs all other devices out, and ends calendar links and pending changes
         * @description Changes the password, logs all other devices out, and ends calendar links and pending changes.
         */
        put: operations["putApiPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts turning two-factor on
         * @description Starts turning two-factor on; an authenticator code completes it.
         */
        post: operations["postApiAuthTwoFactorEnable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/generate-backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates new backup codes
         * @description Creates new backup codes; earlier ones stop working.
         */
        post: operations["postApiAuthTwoFactorGenerateBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns two-factor off
         * @description Turns two-factor off.
         */
        post: operations["postApiAuthTwoFactorDisable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's passkeys
         * @description The person's passkeys.
         */
        get: operations["getApiPasskeys"];
        put?: never;
        /**
         * Adds the passkey that the browser has made, within five minutes
         * @description Adds the passkey that the browser has made, within five minutes.
         */
        post: operations["postApiPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins adding a passkey
         * @description Begins adding a passkey: what the browser needs to make it. Requires a session that has just begun, or a confirmation of the person.
         */
        post: operations["postApiPasskeysOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a passkey
         * @description Renames a passkey.
         */
        put: operations["putApiPasskeysById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a passkey, which then no longer signs in
         * @description Removes a passkey, which then no longer signs in. Requires a session that has just begun, or a confirmation of the person.
         */
        post: operations["postApiPasskeysByIdRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's login email, and a change of it that is pending
         * @description The person's login email, and a change of it that is pending.
         */
        get: operations["getApiLoginEmail"];
        /**
         * Starts a change of the person's login email, which both addresses have to confirm
         * @description Starts a change of the person's login email, which both addresses have to confirm. Requires a confirmation of the person.
         */
        put: operations["putApiLoginEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login-email/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels the pending change of the person's login email
         * @description Cancels the pending change of the person's login email.
         */
        delete: operations["deleteApiLoginEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the assistant can be asked, and what about
         * @description Whether the assistant can be asked, and what about.
         */
        get: operations["getApiAssistant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lets the language model read one's questions and what they match, or not
         * @description Lets the language model read one's questions and what they match, or not.
         */
        put: operations["putApiAssistantConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of one's own questions, newest first
         * @description A page of one's own questions, newest first.
         */
        get: operations["getApiAssistantQuestions"];
        put?: never;
        /**
         * Answers a question by quoting one's own records
         * @description Answers a question by quoting one's own records. With `Accept: text/event-stream`, as events: `progress` with `{ documents }`, then `answer`, or `error` with `{ message }`.
         */
        post: operations["postApiAssistantQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/questions/{id}/forward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a question to the broker, as a message
         * @description Sends a question to the broker, as a message; once.
         */
        post: operations["postApiAssistantQuestionsByIdForward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a file for a message that is about to be sent
         * @description Uploads a file for a message that is about to be sent; the body is its bytes.
         */
        post: operations["postApiThreadsByIdAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attachments/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message’s file
         * @description A message’s file.
         */
        get: operations["getApiAttachmentsByIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the audit log, newest first
         * @description Lists the audit log, newest first.
         */
        get: operations["getApiAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the matching contacts, by name
         * @description A page of the matching contacts, by name.
         */
        get: operations["getApiContacts"];
        put?: never;
        /**
         * A client adds a contact of their own
         * @description A client adds a contact of their own.
         */
        post: operations["postApiContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One contact
         * @description One contact.
         */
        get: operations["getApiContactsById"];
        /**
         * Changes a contact that one’s own side added
         * @description Changes a contact that one’s own side added.
         */
        put: operations["putApiContactsById"];
        post?: never;
        /**
         * Removes a contact that one’s own side added
         * @description Removes a contact that one’s own side added.
         */
        delete: operations["deleteApiContactsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a removed contact that one’s own side added
         * @description Restores a removed contact that one’s own side added.
         */
        post: operations["postApiContactsByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events between two days, inclusive, in order
         * @description The events between two days, inclusive, in order.
         */
        get: operations["getApiEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One event
         * @description One event.
         */
        get: operations["getApiEventsById"];
        /**
         * Changes an event in a client's calendar
         * @description Changes an event in a client's calendar.
         */
        put: operations["putApiEventsById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A client requests a time, in the property's time zone
         * @description A client requests a time, in the property's time zone.
         */
        post: operations["postApiEventsRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A client accepts the broker's proposed time
         * @description A client accepts the broker's proposed time.
         */
        post: operations["postApiEventsByIdAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A client declines a proposed time, or drops their wish for another one
         * @description A client declines a proposed time, or drops their wish for another one.
         */
        post: operations["postApiEventsByIdDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A client wants another time than the proposed or confirmed one
         * @description A client wants another time than the proposed or confirmed one.
         */
        post: operations["postApiEventsByIdPropose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends an event
         * @description Ends an event: a client their own request, or a tour or call ahead; a broker any.
         */
        post: operations["postApiEventsByIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the client has to do next, and the dates that come
         * @description What the client has to do next, and the dates that come.
         */
        get: operations["getApiNext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the person's notifications, latest first
         * @description Lists the person's notifications, latest first.
         */
        get: operations["getApiNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks notifications as read or unread
         * @description Marks notifications as read or unread.
         */
        put: operations["putApiNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first screen
         * @description The first screen: figures, charts and recent activity.
         */
        get: operations["getApiOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many notifications and messages are unread
         * @description How many notifications and messages are unread.
         */
        get: operations["getApiUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's profile
         * @description The person's profile.
         */
        get: operations["getApiProfile"];
        /**
         * Saves the profile
         * @description Saves the profile.
         */
        put: operations["putApiProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's photo
         * @description A person's photo. Its address changes with it.
         */
        get: operations["getApiPhotosById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's settings
         * @description The person's settings.
         */
        get: operations["getApiSettings"];
        /**
         * Saves the settings
         * @description Saves the settings.
         */
        put: operations["putApiSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One event for a calendar app
         * @description One event for a calendar app.
         */
        get: operations["getApiEventsByIdCalendarIcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the person's calendar link was created
         * @description When the person's calendar link was created.
         */
        get: operations["getApiCalendarLink"];
        put?: never;
        /**
         * Creates a calendar link, and invalidates an earlier one
         * @description Creates a calendar link, and invalidates an earlier one.
         */
        post: operations["postApiCalendarLink"];
        /**
         * Invalidates the calendar link
         * @description Invalidates the calendar link.
         */
        delete: operations["deleteApiCalendarLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requested documents that are not checked off, of all deals
         * @description Requested documents that are not checked off, of all deals.
         */
        get: operations["getApiDocumentRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/document-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A deal's requested documents
         * @description A deal's requested documents: open ones first, then those that are checked off.
         */
        get: operations["getApiDealsByDealIdDocumentRequests"];
        put?: never;
        /**
         * Requests a document from the deal's client
         * @description Requests a document from the deal's client.
         */
        post: operations["postApiDealsByDealIdDocumentRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the matching documents, and how many match
         * @description A page of the matching documents, and how many match.
         */
        get: operations["getApiDocuments"];
        put?: never;
        /**
         * Uploads a file
         * @description Uploads a file; the body is its bytes. `as` says what becomes of it if the deal has a document with the same name. An upload repeated with the same `id` adds nothing. A client's may answer the request `requestId`.
         */
        post: operations["postApiDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/namesake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document that an upload of this name would be a version of, if there is one
         * @description The document that an upload of this name would be a version of, if there is one.
         */
        get: operations["getApiDocumentsNamesake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document
         * @description One document.
         */
        get: operations["getApiDocumentsById"];
        put?: never;
        post?: never;
        /**
         * Removes a document that the person's own side uploaded
         * @description Removes a document that the person's own side uploaded.
         */
        delete: operations["deleteApiDocumentsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/versions/{number}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a version, as an attachment
         * @description The file of a version, as an attachment.
         */
        get: operations["getApiDocumentsByIdVersionsByNumberFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who downloaded or previewed it, most recent first
         * @description Who downloaded or previewed it, most recent first.
         */
        get: operations["getApiDocumentsByIdOpenings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a new document as reviewed
         * @description Marks a new document as reviewed.
         */
        post: operations["postApiDocumentsByIdViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a removed document
         * @description Restores a removed document.
         */
        post: operations["postApiDocumentsByIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A client reports that they signed a document
         * @description A client reports that they signed a document.
         */
        put: operations["putApiDocumentsByIdSignature"];
        post?: never;
        /**
         * A client takes that back, until the broker has confirmed it
         * @description A client takes that back, until the broker has confirmed it.
         */
        delete: operations["deleteApiDocumentsByIdSignature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a version, or the document if it is the only one
         * @description Removes a version, or the document if it is the only one. Clients remove only their own newest.
         */
        delete: operations["deleteApiDocumentsByIdVersionsByNumber"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restores a removed version
         * @description Restores a removed version.
         */
        post: operations["postApiDocumentsByIdVersionsByNumberRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/versions/{number}/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an earlier version current again, as a new version
         * @description Makes an earlier version current again, as a new version.
         */
        post: operations["postApiDocumentsByIdVersionsByNumberCurrent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything stored about the client, as a zip file
         * @description Everything stored about the client, as a zip file; brokers name the client.
         */
        get: operations["getApiExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the signed-in person's deals, newest first, each with the next of its key dates
         * @description A page of the signed-in person's deals, newest first, each with the next of its key dates. What is archived is closed.
         */
        get: operations["getApiDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of the signed-in person's deals by name, newest first, by client
         * @description All of the signed-in person's deals by name, newest first, by client.
         */
        get: operations["getApiDealsNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the signed-in person's deals, newest first, each with its property, figures and key dates
         * @description A page of the signed-in person's deals, newest first, each with its property, figures and key dates.
         */
        get: operations["getApiDealsDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One deal, with its property
         * @description One deal, with its property.
         */
        get: operations["getApiDealsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in the deal, and who opened which document, newest first
         * @description What happened in the deal, and who opened which document, newest first.
         */
        get: operations["getApiDealsByIdActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest photograph shared in the deal
         * @description The newest photograph shared in the deal; where a sample deal has none, its rendering. Its address changes with it.
         */
        get: operations["getApiDealsByIdPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/key-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A deal's key dates in order, and those that wait for another
         * @description A deal's key dates in order, and those that wait for another.
         */
        get: operations["getApiDealsByDealIdKeyDates"];
        put?: never;
        /**
         * Adds a key date
         * @description Adds a key date.
         */
        post: operations["postApiDealsByDealIdKeyDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A deal's 1031 exchange
         * @description A deal's 1031 exchange: its strict days, and what is to be identified.
         */
        get: operations["getApiDealsByDealIdExchange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds records by their words, at most eight per kind
         * @description Finds records by their words, at most eight per kind.
         */
        get: operations["getApiSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the conversations, latest first
         * @description Lists the conversations, latest first.
         */
        get: operations["getApiThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a conversation, newest message first
         * @description A page of a conversation, newest message first.
         */
        get: operations["getApiThreadsByIdMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds messages by their text, newest first
         * @description Finds messages by their text, newest first.
         */
        get: operations["getApiMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sends a message, once for its ID
         * @description Sends a message, once for its ID.
         */
        put: operations["putApiThreadsByIdMessagesByMessageId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks a conversation as read
         * @description Marks a conversation as read.
         */
        post: operations["postApiThreadsByIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contacts/{id}/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The conversation about a contact, created if there is none
         * @description The conversation about a contact, created if there is none.
         */
        put: operations["putApiContactsByIdThread"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams which records have changed, as server-sent events
         * @description Streams which records have changed, as server-sent events.
         */
        get: operations["getApiLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of what the assistant couldn't answer, newest first
         * @description A page of what the assistant couldn't answer, newest first.
         */
        get: operations["getApiAssistantUnanswered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/unanswered/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a client's question as a message, once, and keeps it as a note if asked to
         * @description Answers a client's question as a message, once, and keeps it as a note if asked to.
         */
        post: operations["postApiAssistantUnansweredByIdAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/unanswered/{id}/dismissal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a question off the list
         * @description Takes a question off the list: it needs no answer.
         */
        post: operations["postApiAssistantUnansweredByIdDismissal"];
        /**
         * Puts a question back on the list
         * @description Puts a question back on the list.
         */
        delete: operations["deleteApiAssistantUnansweredByIdDismissal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the notes the assistant quotes, the last changed first
         * @description Lists the notes the assistant quotes, the last changed first.
         */
        get: operations["getApiAssistantNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assistant/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a note
         * @description Removes a note; the assistant no longer quotes it.
         */
        delete: operations["deleteApiAssistantNotesById"];
        options?: never;
        head?: never;
        /**
         * Changes a note, and which deal it is about
         * @description Changes a note, and which deal it is about.
         */
        patch: operations["patchApiAssistantNotesById"];
        trace?: never;
    };
    "/api/assistant/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the assistant is on for everyone
         * @description Whether the assistant is on for everyone.
         */
        get: operations["getApiAssistantSettings"];
        /**
         * Turns the assistant on or off for everyone
         * @description Turns the assistant on or off for everyone.
         */
        put: operations["putApiAssistantSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{clientId}/assistant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turns the assistant on or off for one client
         * @description Turns the assistant on or off for one client.
         */
        put: operations["putApiClientsByClientIdAssistant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a request, checks it off, asks again or cancels it
         * @description Changes a request, checks it off, asks again or cancels it.
         */
        patch: operations["patchApiDocumentRequestsById"];
        trace?: never;
    };
    "/api/document-requests/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds the client, at most once a day
         * @description Reminds the client, at most once a day.
         */
        post: operations["postApiDocumentRequestsByIdRemind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Requests a client's signature, notes the email to sign or takes that back, marks the document as signed, or withdraws the request
         * @description Requests a client's signature, notes the email to sign or takes that back, marks the document as signed, or withdraws the request.
         */
        put: operations["putApiDocumentsByIdStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds the client to sign, at most once a day
         * @description Reminds the client to sign, at most once a day.
         */
        post: operations["postApiDocumentsByIdRemind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an event to a client's calendar
         * @description Adds an event to a client's calendar.
         */
        post: operations["postApiClientsByIdEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a client's request, declines it, or proposes another time
         * @description Confirms a client's request, declines it, or proposes another time.
         */
        post: operations["postApiEventsByIdAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/key-dates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a key date
         * @description Changes a key date; the response lists what moved with it.
         */
        put: operations["putApiDealsByDealIdKeyDatesById"];
        post?: never;
        /**
         * Removes a key date
         * @description Removes a key date. What was counted from it has no day until it is there again.
         */
        delete: operations["deleteApiDealsByDealIdKeyDatesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/key-dates/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a key date, and emails the client and parties that are named
         * @description Moves a key date, and emails the client and parties that are named; the response lists what moved with it.
         */
        post: operations["postApiDealsByDealIdKeyDatesByIdMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/key-dates/{id}/move/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a key date back, and notifies those who may know that it was moved
         * @description Moves a key date back, and notifies those who may know that it was moved.
         */
        post: operations["postApiDealsByDealIdKeyDatesByIdMoveUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/key-dates/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a key date as done, waived, extended or open
         * @description Marks a key date as done, waived, extended or open; the response lists what moved.
         */
        put: operations["putApiDealsByDealIdKeyDatesByIdStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/key-dates/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a template's key dates that the deal doesn't have
         * @description Adds a template's key dates that the deal doesn't have.
         */
        post: operations["postApiDealsByDealIdKeyDatesTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/key-date-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The templates that a broker has made their own
         * @description The templates that a broker has made their own.
         */
        get: operations["getApiKeyDateTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/key-date-templates/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Makes a template the broker's own, for the deals that start with it from now on
         * @description Makes a template the broker's own, for the deals that start with it from now on.
         */
        put: operations["putApiKeyDateTemplatesByName"];
        post?: never;
        /**
         * Goes back to the standard template
         * @description Goes back to the standard template.
         */
        delete: operations["deleteApiKeyDateTemplatesByName"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/exchange/sold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes what was sold, and for how much
         * @description Notes what was sold, and for how much.
         */
        put: operations["putApiDealsByDealIdExchangeSold"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/exchange/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a replacement property to identify
         * @description Adds a replacement property to identify.
         */
        post: operations["postApiDealsByDealIdExchangeProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/exchange/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a replacement property
         * @description Changes a replacement property.
         */
        put: operations["putApiDealsByDealIdExchangePropertiesById"];
        post?: never;
        /**
         * Removes a replacement property
         * @description Removes a replacement property.
         */
        delete: operations["deleteApiDealsByDealIdExchangePropertiesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/exchange/properties/{id}/identified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks it as identified, which the intermediary has confirmed, or as not
         * @description Marks it as identified, which the intermediary has confirmed, or as not. Of a writing that was received earlier, with its day.
         */
        put: operations["putApiDealsByDealIdExchangePropertiesByIdIdentified"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{dealId}/exchange/postponement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Postpones the strict days, as an IRS notice says
         * @description Postpones the strict days, as an IRS notice says.
         */
        put: operations["putApiDealsByDealIdExchangePostponement"];
        post?: never;
        /**
         * Goes back to the law's own days
         * @description Goes back to the law's own days.
         */
        delete: operations["deleteApiDealsByDealIdExchangePostponement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the clients, by name
         * @description Lists the clients, by name.
         */
        get: operations["getApiClients"];
        put?: never;
        /**
         * Creates an account, and queues the email with the link to choose a password
         * @description Creates an account, and queues the email with the link to choose a password.
         */
        post: operations["postApiClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One client
         * @description One client.
         */
        get: operations["getApiClientsById"];
        put?: never;
        post?: never;
        /**
         * Erases a client with everything but the audit log
         * @description Erases a client with everything but the audit log.
         */
        delete: operations["deleteApiClientsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a client looks for, and which documents they opened last
         * @description What a client looks for, and which documents they opened last.
         */
        get: operations["getApiClientsByIdSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resends the invitation
         * @description Resends the invitation.
         */
        post: operations["postApiClientsByIdInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/{id}/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Converts the visitor to a client and emails the invitation
         * @description Converts the visitor to a client and emails the invitation.
         */
        post: operations["postApiInquiriesByIdClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a client's emails, latest first
         * @description What became of a client's emails, latest first.
         */
        get: operations["getApiClientsByIdEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/emails/{emailId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an email now that waits or failed
         * @description Sends an email now that waits or failed.
         */
        post: operations["postApiClientsByIdEmailsByEmailIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a deal, with the key dates of a template
         * @description Adds a deal, with the key dates of a template.
         */
        post: operations["postApiClientsByIdDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/deals/{dealId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a deal and its property
         * @description Changes a deal and its property.
         */
        put: operations["putApiClientsByIdDealsByDealId"];
        post?: never;
        /**
         * Removes a deal with its documents and events, and notifies the client of dates ahead
         * @description Removes a deal with its documents and events, and notifies the client of dates ahead.
         */
        delete: operations["deleteApiClientsByIdDealsByDealId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/deals/{dealId}/stage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves a deal to another stage of its side
         * @description Moves a deal to another stage of its side.
         */
        put: operations["putApiClientsByIdDealsByDealIdStage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/deals/{dealId}/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archives a deal, whose dates and requests then remind nobody, or brings it back
         * @description Archives a deal, whose dates and requests then remind nobody, or brings it back.
         */
        put: operations["putApiClientsByIdDealsByDealIdArchived"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a contact to a client's deals
         * @description Adds a contact to a client's deals.
         */
        post: operations["postApiClientsByIdContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a contact of a client
         * @description Changes a contact of a client.
         */
        put: operations["putApiClientsByIdContactsByContactId"];
        post?: never;
        /**
         * Removes a contact from a client's list
         * @description Removes a contact from a client's list.
         */
        delete: operations["deleteApiClientsByIdContactsByContactId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disables a client's account, or cancels the invitation
         * @description Disables a client's account, or cancels the invitation; or undoes either.
         */
        put: operations["putApiClientsByIdAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/closure-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Declines a client's request to close the account
         * @description Declines a client's request to close the account.
         */
        delete: operations["deleteApiClientsByIdClosureRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{id}/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Starts a change of a client's login email, which both addresses have to confirm
         * @description Starts a change of a client's login email, which both addresses have to confirm. Before the client has a password, changes it and, once they were invited, sends a new invitation. Requires a confirmation of the broker.
         */
        put: operations["putApiClientsByIdEmailChange"];
        post?: never;
        /**
         * Cancels a pending change of a client's login email
         * @description Cancels a pending change of a client's login email.
         */
        delete: operations["deleteApiClientsByIdEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What importing a file's rows would do
         * @description What importing a file's rows would do. Nothing is stored.
         */
        post: operations["postApiImportsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports a file's rows, all or none
         * @description Imports a file's rows, all or none: adds what is new, and changes clients as the preview showed.
         */
        post: operations["postApiImportsRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/market-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sends the market note to each client who wants it, once for its ID
         * @description Sends the market note to each client who wants it, once for its ID; returns how many.
         */
        put: operations["putApiMarketNotesById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The broker's day
         * @description The broker's day: who waits on whom, what is due, and the pipeline.
         */
        get: operations["getApiToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The matching inquiries as a CSV file
         * @description The matching inquiries as a CSV file.
         */
        get: operations["getApiInquiriesExportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An inquiry with its deliveries and replies
         * @description An inquiry with its deliveries and replies.
         */
        get: operations["getApiInquiriesById"];
        put?: never;
        post?: never;
        /**
         * Erases an inquiry and everything that belongs to it
         * @description Erases an inquiry and everything that belongs to it.
         */
        delete: operations["deleteApiInquiriesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes an inquiry's status
         * @description Changes an inquiry's status.
         */
        put: operations["putApiInquiriesByIdStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/{id}/replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails a reply to the visitor
         * @description Emails a reply to the visitor. Repeating it is harmless.
         */
        post: operations["postApiInquiriesByIdRepliesByReplyId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/{id}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retries a waiting or failed delivery now
         * @description Retries a waiting or failed delivery now.
         */
        post: operations["postApiInquiriesByIdDeliveriesByDeliveryIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getApiInquiries: {
        parameters: {
            query?: {
                status?: "new" | "answered" | "closed";
                undelivered?: "1";
                text?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly items: {
                            name: string;
                            /** Format: email */
                            email: string;
                            phone: string;
                            service: string;
                            message: string;
                            id: string;
                            reference: string;
                            /** Format: date-time */
                            receivedAt: string;
                            /** @enum {string} */
                            status: "new" | "answered" | "closed";
                            clientId?: string;
                            isUndelivered: boolean;
                        }[];
                        total: number;
                        nextCursor?: string;
                        counts: {
                            new: number;
                            answered: number;
                            closed: number;
                            undelivered: number;
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiInquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    service: string;
                    message: string;
                    fax?: string;
                    elapsedMs?: number;
                };
            };
        };
        responses: {
            /** @description Stored before, with this key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reference: string;
                        /** Format: date-time */
                        receivedAt: string;
                    };
                };
            };
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reference: string;
                        /** Format: date-time */
                        receivedAt: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Sent by another site's page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description This site sends its inquiries elsewhere. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description More than 64 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description A field is invalid, or a bot filled in the form. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Too many from this address; `Retry-After` says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Too many are waiting. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The link is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The link has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Too many such links from this address; `Retry-After` says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    postApiUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The link is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The link has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Too many such links from this address; `Retry-After` says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    postApiUnsubscribeUndo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The link is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The link has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Too many such links from this address; `Retry-After` says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    getApiMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/openmetrics-text": string;
                };
            };
            /** @description The token is missing or wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description METRICS_TOKEN is not set. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postApiAuthSignInEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        twoFactorRedirect: false;
                        user: {
                            name: string;
                            email: string;
                            /** @enum {string} */
                            role: "Client" | "Broker";
                            /** @enum {string} */
                            portal: "sample" | "live";
                            photo?: string;
                            session: string;
                            twoFactor: boolean;
                        };
                    } | {
                        /** @constant */
                        twoFactorRedirect: true;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthTwoFactorVerifyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        /** @enum {string} */
                        role: "Client" | "Broker";
                        /** @enum {string} */
                        portal: "sample" | "live";
                        photo?: string;
                        session: string;
                        twoFactor: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthTwoFactorVerifyBackupCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        /** @enum {string} */
                        role: "Client" | "Broker";
                        /** @enum {string} */
                        portal: "sample" | "live";
                        photo?: string;
                        session: string;
                        twoFactor: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    session?: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        rpId: string;
                        timeout: number;
                        /** @enum {string} */
                        userVerification: "required" | "preferred" | "discouraged";
                        allowCredentials?: {
                            id: string;
                            /** @constant */
                            type: "public-key";
                            transports?: string[];
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthSignInPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    response: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        authenticatorAttachment?: string;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        /** @enum {string} */
                        role: "Client" | "Broker";
                        /** @enum {string} */
                        portal: "sample" | "live";
                        photo?: string;
                        session: string;
                        twoFactor: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The passkey isn't accepted. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The account is disabled, or another than the one whose email was sent. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthRequestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Too many attempts; `Retry-After` says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Email isn't set up. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthCheckPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        /** Format: date-time */
                        invitedAt?: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthConfirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        newEmail: string;
                        isChanged: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It can't be changed to this address. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiCalendarByFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        /** @enum {string} */
                        role: "Client" | "Broker";
                        /** @enum {string} */
                        portal: "sample" | "live";
                        photo?: string;
                        session: string;
                        twoFactor: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        device: string;
                        place: string;
                        /** Format: date-time */
                        lastSeenAt: string;
                        isCurrent: boolean;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current: string;
                    next: string;
                    repeated: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthTwoFactorEnable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totpURI: string;
                        backupCodes: string[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthTwoFactorGenerateBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        backupCodes: string[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAuthTwoFactorDisable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            name: string;
                            credentialId: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            lastUsedAt?: string;
                        }[];
                        suggestedName: string;
                        needsConfirmation: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    response: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        authenticatorAttachment?: string;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The account has as many as it can have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiPasskeysOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        authenticatorAttachment?: string;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        rp: {
                            id: string;
                            name: string;
                        };
                        user: {
                            id: string;
                            name: string;
                            displayName: string;
                        };
                        pubKeyCredParams: {
                            /** @constant */
                            type: "public-key";
                            alg: number;
                        }[];
                        timeout: number;
                        /** @constant */
                        attestation: "none";
                        excludeCredentials?: {
                            id: string;
                            /** @constant */
                            type: "public-key";
                            transports?: string[];
                        }[];
                        authenticatorSelection: {
                            /** @enum {string} */
                            residentKey: "required" | "preferred" | "discouraged";
                            requireResidentKey: boolean;
                            /** @enum {string} */
                            userVerification: "required" | "preferred" | "discouraged";
                        };
                        extensions?: {
                            credProps?: boolean;
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The account has as many as it can have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiPasskeysById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiPasskeysByIdRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        authenticatorAttachment?: string;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiLoginEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        isEmailSetUp: boolean;
                        change?: {
                            newEmail: string;
                            /** Format: date-time */
                            expiresAt: string;
                            isCurrentConfirmed: boolean;
                            isNewConfirmed: boolean;
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiLoginEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        authenticatorAttachment?: string;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It is their login email already, or another change is pending. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiLoginEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description There is none. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isOn: boolean;
                        documents: number;
                        suggestions: string[];
                        provider: {
                            name: string;
                            /** @enum {string} */
                            consent: "unasked" | "allowed" | "refused";
                        } | null;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiAssistantConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isAllowed: boolean;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description No language model is set up. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiAssistantQuestions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly items: {
                            id: string;
                            question: string;
                            /** Format: date-time */
                            askedAt: string;
                            documentId?: string;
                            dealId?: string;
                            /** @enum {string} */
                            outcome: "answer" | "closest" | "which" | "none" | "handOff";
                            answer: {
                                text: string;
                                sources: {
                                    /** @enum {string} */
                                    kind: "document" | "event" | "deal" | "contact" | "message" | "page";
                                    recordId: string;
                                    version?: number;
                                    title: string;
                                    path: string;
                                    page?: number;
                                    section?: string;
                                    quote: string;
                                    lead?: string;
                                    unread?: string;
                                    hasOpenChanges?: boolean;
                                    client?: {
                                        id: string;
                                        name: string;
                                    };
                                }[];
                            }[];
                            handOff: {
                                /** @enum {string} */
                                reason: "asked" | "advice" | "money" | "unanswered";
                            } | null;
                            /** @enum {string} */
                            mode: "quotes" | "model";
                            searched: {
                                documents: number;
                                unreadable: string[];
                                reading?: string[];
                            };
                            call?: {
                                name: string;
                                company: string;
                                phone?: {
                                    e164: string;
                                    display: string;
                                };
                            };
                            choices?: {
                                documentId?: string;
                                dealId?: string;
                                title: string;
                            }[];
                            /** @enum {string} */
                            remark?: "greeting" | "thanks" | "unclear" | "others";
                            isForwarded: boolean;
                            isFailed?: boolean;
                        }[];
                        total: number;
                        nextCursor?: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAssistantQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string;
                    question: string;
                    documentId?: string;
                    dealId?: string;
                    previousId?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        question: string;
                        /** Format: date-time */
                        askedAt: string;
                        documentId?: string;
                        dealId?: string;
                        /** @enum {string} */
                        outcome: "answer" | "closest" | "which" | "none" | "handOff";
                        answer: {
                            text: string;
                            sources: {
                                /** @enum {string} */
                                kind: "document" | "event" | "deal" | "contact" | "message" | "page";
                                recordId: string;
                                version?: number;
                                title: string;
                                path: string;
                                page?: number;
                                section?: string;
                                quote: string;
                                lead?: string;
                                unread?: string;
                                hasOpenChanges?: boolean;
                                client?: {
                                    id: string;
                                    name: string;
                                };
                            }[];
                        }[];
                        handOff: {
                            /** @enum {string} */
                            reason: "asked" | "advice" | "money" | "unanswered";
                        } | null;
                        /** @enum {string} */
                        mode: "quotes" | "model";
                        searched: {
                            documents: number;
                            unreadable: string[];
                            reading?: string[];
                        };
                        call?: {
                            name: string;
                            company: string;
                            phone?: {
                                e164: string;
                                display: string;
                            };
                        };
                        choices?: {
                            documentId?: string;
                            dealId?: string;
                            title: string;
                        }[];
                        /** @enum {string} */
                        remark?: "greeting" | "thanks" | "unclear" | "others";
                        isForwarded: boolean;
                        isFailed?: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The assistant is turned off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Too many in an hour; `Retry-After` says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAssistantQuestionsByIdForward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiThreadsByIdAttachments: {
        parameters: {
            query: {
                name: string;
                mediaType: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        mediaType: string;
                        bytes: number;
                        documentId?: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiAttachmentsByIdFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Validation Error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: false;
                        error: unknown[];
                        data: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiAudit: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly items: {
                            id: number;
                            /** Format: date-time */
                            at: string;
                            person: string;
                            /** @constant */
                            isOwn?: true;
                            action: string;
                            subject: string;
                            subjectId?: string;
                            subjectName?: string;
                            /** @enum {string} */
                            outcome: "done" | "refused";
                            ipAddress?: string;
                        }[];
                        nextCursor?: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiContacts: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                offset?: number;
                role?: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                dealId?: string;
                text?: string;
                clientId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly items: {
                            id: string;
                            client?: {
                                id: string;
                                name: string;
                            };
                            name: string;
                            /** @enum {string} */
                            role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                            company: string;
                            phone?: {
                                e164: string;
                                display: string;
                            };
                            email: string;
                            readonly dealIds: string[];
                            /** Format: date-time */
                            addedAt: string;
                            /** Format: date-time */
                            lastContactAt?: string;
                            isOwn: boolean;
                            version: number;
                        }[];
                        total: number;
                        nextCursor?: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                    company: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    dealId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        name: string;
                        /** @enum {string} */
                        role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                        company: string;
                        phone?: {
                            e164: string;
                            display: string;
                        };
                        email: string;
                        readonly dealIds: string[];
                        /** Format: date-time */
                        addedAt: string;
                        /** Format: date-time */
                        lastContactAt?: string;
                        isOwn: boolean;
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiContactsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        name: string;
                        /** @enum {string} */
                        role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                        company: string;
                        phone?: {
                            e164: string;
                            display: string;
                        };
                        email: string;
                        readonly dealIds: string[];
                        /** Format: date-time */
                        addedAt: string;
                        /** Format: date-time */
                        lastContactAt?: string;
                        isOwn: boolean;
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiContactsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                    company: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    dealId: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        name: string;
                        /** @enum {string} */
                        role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                        company: string;
                        phone?: {
                            e164: string;
                            display: string;
                        };
                        email: string;
                        readonly dealIds: string[];
                        /** Format: date-time */
                        addedAt: string;
                        /** Format: date-time */
                        lastContactAt?: string;
                        isOwn: boolean;
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiContactsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiContactsByIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiEvents: {
        parameters: {
            query: {
                from: string;
                to: string;
                clientId?: string;
                dealId?: string;
                keyDates?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "deadline";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "milestone";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "viewing";
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "call";
                    })[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiEventsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "deadline";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "milestone";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "viewing";
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "call";
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiEventsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "viewing" | "call" | "milestone" | "deadline";
                    title: string;
                    dealId: string;
                    /** Format: date */
                    day: string;
                    from?: string;
                    to?: string;
                    location: string;
                    attendees?: string;
                    note: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "deadline";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "milestone";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "viewing";
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "call";
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiEventsRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "viewing" | "call";
                    dealId: string;
                    /** Format: date */
                    day: string;
                    time: string;
                    /** @enum {string} */
                    minutes: "30" | "60" | "120" | "240";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "deadline";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "milestone";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "viewing";
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "call";
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiEventsByIdAccept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "deadline";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "milestone";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "viewing";
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "call";
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiEventsByIdDecline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiEventsByIdPropose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    day: string;
                    time: string;
                    /** @enum {string} */
                    minutes: "30" | "60" | "120" | "240";
                    note: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "deadline";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "milestone";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "viewing";
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "call";
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiEventsByIdCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sentence: string;
                        action?: {
                            /** @enum {string} */
                            kind: "sign" | "send" | "confirm" | "read" | "date";
                            label: string;
                            path: string;
                        };
                        deal?: {
                            name: string;
                            path: string;
                        };
                        note?: string;
                        dates: {
                            id: string;
                            /** Format: date */
                            day: string;
                            figure: string;
                            unit: string;
                            label: string;
                            detail: string;
                            left: string;
                            isUrgent: boolean;
                            path: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        kind: "signature" | "event" | "document" | "document-request" | "offer" | "contact" | "message" | "market-note" | "inquiry";
                        title: string;
                        detail: string;
                        /** Format: date-time */
                        at: string;
                        isRead: boolean;
                        path: string;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    isRead: boolean;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: {
                            name: string;
                            /** @enum {string} */
                            role: "Client" | "Broker";
                        };
                        readonly statCards: {
                            label: string;
                            value: number;
                            change?: string;
                            note: string;
                            /** @enum {string} */
                            icon: "building-2" | "users" | "file-text" | "calendar";
                        }[];
                        readonly monthlyViews: {
                            name: string;
                            views: number;
                        }[];
                        readonly portfolio: {
                            name: string;
                            value: number;
                        }[];
                        firstVisit?: {
                            hasCriteria: boolean;
                        };
                        readonly activity: {
                            /** @enum {string} */
                            icon: "inbox" | "file-pen" | "user-plus" | "handshake";
                            title: string;
                            description: string;
                            timestamp: string;
                            path?: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notifications: number;
                        messages: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        company: string;
                        /** @enum {string} */
                        role: "buyer" | "seller" | "landlord" | "tenant" | "investor";
                        phone: string;
                        /** Format: email */
                        email: string;
                        /** @enum {string} */
                        preferredContact: "email" | "phone" | "message";
                        photo: string;
                        criteria: {
                            types: ("office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose")[];
                            states: string;
                            squareFeetMin: string;
                            squareFeetMax: string;
                            priceMin: string;
                            priceMax: string;
                            targetCapRate: string;
                            isExchange: boolean;
                            exchangeSaleDay: "" | string;
                        };
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    company: string;
                    /** @enum {string} */
                    role: "buyer" | "seller" | "landlord" | "tenant" | "investor";
                    phone: string;
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    preferredContact: "email" | "phone" | "message";
                    photo: string;
                    criteria: {
                        types: ("office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose")[];
                        states: string;
                        squareFeetMin: string;
                        squareFeetMax: string;
                        priceMin: string;
                        priceMax: string;
                        targetCapRate: string;
                        isExchange: boolean;
                        exchangeSaleDay: "" | string;
                    };
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        company: string;
                        /** @enum {string} */
                        role: "buyer" | "seller" | "landlord" | "tenant" | "investor";
                        phone: string;
                        /** Format: email */
                        email: string;
                        /** @enum {string} */
                        preferredContact: "email" | "phone" | "message";
                        photo: string;
                        criteria: {
                            types: ("office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose")[];
                            states: string;
                            squareFeetMin: string;
                            squareFeetMax: string;
                            priceMin: string;
                            priceMax: string;
                            targetCapRate: string;
                            isExchange: boolean;
                            exchangeSaleDay: "" | string;
                        };
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiPhotosById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Validation Error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: false;
                        error: unknown[];
                        data: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notifications: {
                            messages: {
                                inApp: boolean;
                                email: boolean;
                            };
                            signatures: {
                                inApp: boolean;
                                email: boolean;
                            };
                            documents: {
                                inApp: boolean;
                                email: boolean;
                            };
                            events: {
                                inApp: boolean;
                                email: boolean;
                            };
                            "market-note": {
                                inApp: boolean;
                                email: boolean;
                            };
                        };
                        timeZone?: string;
                        digestHour?: number;
                        /** Format: date-time */
                        closureRequestedAt?: string;
                        /** Format: date-time */
                        marketNotesUnsubscribedAt?: string;
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notifications: {
                        messages: {
                            inApp: boolean;
                            email: boolean;
                        };
                        signatures: {
                            inApp: boolean;
                            email: boolean;
                        };
                        documents: {
                            inApp: boolean;
                            email: boolean;
                        };
                        events: {
                            inApp: boolean;
                            email: boolean;
                        };
                        "market-note": {
                            inApp: boolean;
                            email: boolean;
                        };
                    };
                    timeZone?: string;
                    digestHour?: number;
                    /** Format: date-time */
                    closureRequestedAt?: string;
                    /** Format: date-time */
                    marketNotesUnsubscribedAt?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notifications: {
                            messages: {
                                inApp: boolean;
                                email: boolean;
                            };
                            signatures: {
                                inApp: boolean;
                                email: boolean;
                            };
                            documents: {
                                inApp: boolean;
                                email: boolean;
                            };
                            events: {
                                inApp: boolean;
                                email: boolean;
                            };
                            "market-note": {
                                inApp: boolean;
                                email: boolean;
                            };
                        };
                        timeZone?: string;
                        digestHour?: number;
                        /** Format: date-time */
                        closureRequestedAt?: string;
                        /** Format: date-time */
                        marketNotesUnsubscribedAt?: string;
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiEventsByIdCalendarIcs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Validation Error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: false;
                        error: unknown[];
                        data: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url?: string;
                        /** Format: date-time */
                        createdAt?: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url?: string;
                        /** Format: date-time */
                        createdAt?: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiCalendarLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDocumentRequests: {
        parameters: {
            query?: {
                clientId?: string;
                dealId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        dealId: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        dealName: string;
                        label: string;
                        /** Format: date */
                        dueDay?: string;
                        note: string;
                        /** @enum {string} */
                        status: "requested" | "received" | "done" | "canceled";
                        documentId?: string;
                        documentName?: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        remindedAt?: string;
                        canRemind: boolean;
                        version: number;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDealsByDealIdDocumentRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        dealId: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        dealName: string;
                        label: string;
                        /** Format: date */
                        dueDay?: string;
                        note: string;
                        /** @enum {string} */
                        status: "requested" | "received" | "done" | "canceled";
                        documentId?: string;
                        documentName?: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        remindedAt?: string;
                        canRemind: boolean;
                        version: number;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDealsByDealIdDocumentRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: string;
                    /** Format: date */
                    dueDay?: string;
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        dealId: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        dealName: string;
                        label: string;
                        /** Format: date */
                        dueDay?: string;
                        note: string;
                        /** @enum {string} */
                        status: "requested" | "received" | "done" | "canceled";
                        documentId?: string;
                        documentName?: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        remindedAt?: string;
                        canRemind: boolean;
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The deal has too many open requests. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDocuments: {
        parameters: {
            query?: {
                group?: "contract" | "lease" | "report";
                type?: "confidentiality-agreement" | "listing-agreement" | "letter-of-intent" | "purchase-agreement" | "estoppel" | "closing" | "lease" | "lease-abstract" | "amendment" | "title" | "offering-memorandum" | "rent-roll" | "operating-statement" | "survey" | "environmental" | "condition" | "photographs" | "other";
                status?: "new" | "needs-signature" | "needs-confirmation" | "reviewed" | "signed" | "draft";
                dealId?: string;
                clientId?: string;
                text?: string;
                sort?: "updated" | "-updated" | "name" | "-name" | "size" | "-size";
                cursor?: string;
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly items: {
                            id: string;
                            client?: {
                                id: string;
                                name: string;
                            };
                            name: string;
                            /** @enum {string} */
                            type: "confidentiality-agreement" | "listing-agreement" | "letter-of-intent" | "purchase-agreement" | "estoppel" | "closing" | "lease" | "lease-abstract" | "amendment" | "title" | "offering-memorandum" | "rent-roll" | "operating-statement" | "survey" | "environmental" | "condition" | "photographs" | "other";
                            /** @enum {string} */
                            status: "new" | "needs-signature" | "needs-confirmation" | "reviewed" | "signed" | "draft";
                            dealId: string;
                            fileName: string;
                            mediaType: string;
                            readonly versions: {
                                number: number;
                                /** Format: date-time */
                                addedAt: string;
                                addedBy: string;
                                bytes: number;
                                note?: string;
                            }[];
                            isOwn: boolean;
                            signature?: {
                                /** Format: date-time */
                                emailedAt?: string;
                                /** Format: date-time */
                                reportedAt?: string;
                            };
                            unread?: string;
                            request?: {
                                label: string;
                                isCheckedOff: boolean;
                            };
                        }[];
                        total: number;
                        nextCursor?: string;
                        counts: {
                            all: number;
                            contract: number;
                            lease: number;
                            report: number;
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDocuments: {
        parameters: {
            query: {
                name: string;
                mediaType: string;
                dealId: string;
                type: "confidentiality-agreement" | "listing-agreement" | "letter-of-intent" | "purchase-agreement" | "estoppel" | "closing" | "lease" | "lease-abstract" | "amendment" | "title" | "offering-memorandum" | "rent-roll" | "operating-statement" | "survey" | "environmental" | "condition" | "photographs" | "other";
                id?: string;
                as?: "version" | "separate";
                requestId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        name: string;
                        /** @enum {string} */
                        type: "confidentiality-agreement" | "listing-agreement" | "letter-of-intent" | "purchase-agreement" | "estoppel" | "closing" | "lease" | "lease-abstract" | "amendment" | "title" | "offering-memorandum" | "rent-roll" | "operating-statement" | "survey" | "environmental" | "condition" | "photographs" | "other";
                        /** @enum {string} */
                        status: "new" | "needs-signature" | "needs-confirmation" | "reviewed" | "signed" | "draft";
                        dealId: string;
                        fileName: string;
                        mediaType: string;
                        readonly versions: {
                            number: number;
                            /** Format: date-time */
                            addedAt: string;
                            addedBy: string;
                            bytes: number;
                            note?: string;
                        }[];
                        isOwn: boolean;
                        signature?: {
                            /** Format: date-time */
                            emailedAt?: string;
                            /** Format: date-time */
                            reportedAt?: string;
                        };
                        unread?: string;
                        request?: {
                            label: string;
                            isCheckedOff: boolean;
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDocumentsNamesake: {
        parameters: {
            query: {
                name: string;
                mediaType: string;
                dealId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document?: {
                            id: string;
                            client?: {
                                id: string;
                                name: string;
                            };
                            name: string;
                            /** @enum {string} */
                            type: "confidentiality-agreement" | "listing-agreement" | "letter-of-intent" | "purchase-agreement" | "estoppel" | "closing" | "lease" | "lease-abstract" | "amendment" | "title" | "offering-memorandum" | "rent-roll" | "operating-statement" | "survey" | "environmental" | "condition" | "photographs" | "other";
                            /** @enum {string} */
                            status: "new" | "needs-signature" | "needs-confirmation" | "reviewed" | "signed" | "draft";
                            dealId: string;
                            fileName: string;
                            mediaType: string;
                            readonly versions: {
                                number: number;
                                /** Format: date-time */
                                addedAt: string;
                                addedBy: string;
                                bytes: number;
                                note?: string;
                            }[];
                            isOwn: boolean;
                            signature?: {
                                /** Format: date-time */
                                emailedAt?: string;
                                /** Format: date-time */
                                reportedAt?: string;
                            };
                            unread?: string;
                            request?: {
                                label: string;
                                isCheckedOff: boolean;
                            };
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDocumentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        name: string;
                        /** @enum {string} */
                        type: "confidentiality-agreement" | "listing-agreement" | "letter-of-intent" | "purchase-agreement" | "estoppel" | "closing" | "lease" | "lease-abstract" | "amendment" | "title" | "offering-memorandum" | "rent-roll" | "operating-statement" | "survey" | "environmental" | "condition" | "photographs" | "other";
                        /** @enum {string} */
                        status: "new" | "needs-signature" | "needs-confirmation" | "reviewed" | "signed" | "draft";
                        dealId: string;
                        fileName: string;
                        mediaType: string;
                        readonly versions: {
                            number: number;
                            /** Format: date-time */
                            addedAt: string;
                            addedBy: string;
                            bytes: number;
                            note?: string;
                        }[];
                        isOwn: boolean;
                        signature?: {
                            /** Format: date-time */
                            emailedAt?: string;
                            /** Format: date-time */
                            reportedAt?: string;
                        };
                        unread?: string;
                        request?: {
                            label: string;
                            isCheckedOff: boolean;
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiDocumentsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDocumentsByIdVersionsByNumberFile: {
        parameters: {
            query?: {
                for?: "view" | "download";
            };
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Validation Error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: false;
                        error: unknown[];
                        data: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiDocumentsByIdOpenings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        isClient: boolean;
                        /** Format: date-time */
                        at: string;
                        /** @enum {string} */
                        action: "view" | "download";
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDocumentsByIdViewed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDocumentsByIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiDocumentsByIdSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiDocumentsByIdSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiDocumentsByIdVersionsByNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDocumentsByIdVersionsByNumberRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDocumentsByIdVersionsByNumberCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        name: string;
                        /** @enum {string} */
                        type: "confidentiality-agreement" | "listing-agreement" | "letter-of-intent" | "purchase-agreement" | "estoppel" | "closing" | "lease" | "lease-abstract" | "amendment" | "title" | "offering-memorandum" | "rent-roll" | "operating-statement" | "survey" | "environmental" | "condition" | "photographs" | "other";
                        /** @enum {string} */
                        status: "new" | "needs-signature" | "needs-confirmation" | "reviewed" | "signed" | "draft";
                        dealId: string;
                        fileName: string;
                        mediaType: string;
                        readonly versions: {
                            number: number;
                            /** Format: date-time */
                            addedAt: string;
                            addedBy: string;
                            bytes: number;
                            note?: string;
                        }[];
                        isOwn: boolean;
                        signature?: {
                            /** Format: date-time */
                            emailedAt?: string;
                            /** Format: date-time */
                            reportedAt?: string;
                        };
                        unread?: string;
                        request?: {
                            label: string;
                            isCheckedOff: boolean;
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiExport: {
        parameters: {
            query?: {
                clientId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Validation Error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: false;
                        error: unknown[];
                        data: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiDeals: {
        parameters: {
            query?: {
                clientId?: string;
                cursor?: string;
                limit?: number;
                side?: "purchase" | "sale" | "lease";
                stage?: "search" | "letter-of-intent" | "contract" | "due-diligence" | "closing" | "closed" | "preparation" | "marketing" | "offers" | "assignment" | "tours" | "proposal" | "lease-execution";
                status?: "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly items: {
                            id: string;
                            client?: {
                                id: string;
                                name: string;
                            };
                            name: string;
                            price?: number;
                            rent?: number;
                            /** Format: starts_with */
                            photo?: string;
                            /** @constant */
                            isRendering?: true;
                            progress: {
                                /** @constant */
                                side: "purchase";
                                /** @enum {string} */
                                stage: "search" | "letter-of-intent" | "contract" | "due-diligence" | "closing" | "closed";
                            } | {
                                /** @constant */
                                side: "sale";
                                /** @enum {string} */
                                stage: "preparation" | "marketing" | "offers" | "contract" | "due-diligence" | "closing" | "closed";
                            } | {
                                /** @constant */
                                side: "lease";
                                /** @enum {string} */
                                stage: "assignment" | "tours" | "proposal" | "lease-execution" | "closed";
                            };
                            /** @constant */
                            isArchived?: true;
                            readonly keyDates: {
                                label: string;
                                done: boolean;
                                id?: string;
                                /** @enum {string} */
                                kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                                /** @enum {string} */
                                status?: "open" | "done" | "waived" | "extended";
                                rule?: string;
                                basis?: string;
                                responsible?: string;
                                override?: {
                                    reason: string;
                                    /** Format: date */
                                    from?: string;
                                    link?: string;
                                    by?: string;
                                    /** Format: date */
                                    on?: string;
                                };
                                time?: string;
                                /** Format: date */
                                settledOn?: string;
                                /** Format: date */
                                day: string;
                            }[];
                        }[];
                        total: number;
                        nextCursor?: string;
                        volume: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDealsNames: {
        parameters: {
            query?: {
                clientId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: {
                            id: string;
                            name: string;
                        };
                        readonly deals: {
                            id: string;
                            name: string;
                            place: string;
                            timeZone: string;
                        }[];
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDealsDetails: {
        parameters: {
            query?: {
                clientId?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly items: {
                            id: string;
                            client?: {
                                id: string;
                                name: string;
                            };
                            name: string;
                            city: string;
                            region: string;
                            /** @enum {string} */
                            type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
                            squareFeet: number;
                            yearBuilt?: number;
                            summary: string;
                            occupancy?: number;
                            price?: number;
                            noi?: number;
                            /** @enum {string} */
                            noiPeriod?: "trailing-12" | "in-place" | "pro-forma";
                            noiThrough?: string;
                            capRate?: number;
                            rent?: number;
                            timeZone: string;
                            /** Format: starts_with */
                            photo?: string;
                            /** @constant */
                            isRendering?: true;
                            progress: {
                                /** @constant */
                                side: "purchase";
                                /** @enum {string} */
                                stage: "search" | "letter-of-intent" | "contract" | "due-diligence" | "closing" | "closed";
                            } | {
                                /** @constant */
                                side: "sale";
                                /** @enum {string} */
                                stage: "preparation" | "marketing" | "offers" | "contract" | "due-diligence" | "closing" | "closed";
                            } | {
                                /** @constant */
                                side: "lease";
                                /** @enum {string} */
                                stage: "assignment" | "tours" | "proposal" | "lease-execution" | "closed";
                            };
                            version: number;
                            /** @constant */
                            isArchived?: true;
                            stageDays?: {
                                [key: string]: string;
                            };
                            readonly keyDates: {
                                label: string;
                                done: boolean;
                                id?: string;
                                /** @enum {string} */
                                kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                                /** @enum {string} */
                                status?: "open" | "done" | "waived" | "extended";
                                rule?: string;
                                basis?: string;
                                responsible?: string;
                                override?: {
                                    reason: string;
                                    /** Format: date */
                                    from?: string;
                                    link?: string;
                                    by?: string;
                                    /** Format: date */
                                    on?: string;
                                };
                                time?: string;
                                /** Format: date */
                                settledOn?: string;
                                /** Format: date */
                                day: string;
                            }[];
                            readonly undatedKeyDates?: {
                                label: string;
                                done: boolean;
                                id?: string;
                                /** @enum {string} */
                                kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                                /** @enum {string} */
                                status?: "open" | "done" | "waived" | "extended";
                                rule?: string;
                                basis?: string;
                                responsible?: string;
                                override?: {
                                    reason: string;
                                    /** Format: date */
                                    from?: string;
                                    link?: string;
                                    by?: string;
                                    /** Format: date */
                                    on?: string;
                                };
                                time?: string;
                                /** Format: date */
                                settledOn?: string;
                                missing: string;
                            }[];
                        }[];
                        total: number;
                        nextCursor?: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDealsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        name: string;
                        city: string;
                        region: string;
                        /** @enum {string} */
                        type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
                        squareFeet: number;
                        yearBuilt?: number;
                        summary: string;
                        occupancy?: number;
                        price?: number;
                        noi?: number;
                        /** @enum {string} */
                        noiPeriod?: "trailing-12" | "in-place" | "pro-forma";
                        noiThrough?: string;
                        capRate?: number;
                        rent?: number;
                        timeZone: string;
                        /** Format: starts_with */
                        photo?: string;
                        /** @constant */
                        isRendering?: true;
                        progress: {
                            /** @constant */
                            side: "purchase";
                            /** @enum {string} */
                            stage: "search" | "letter-of-intent" | "contract" | "due-diligence" | "closing" | "closed";
                        } | {
                            /** @constant */
                            side: "sale";
                            /** @enum {string} */
                            stage: "preparation" | "marketing" | "offers" | "contract" | "due-diligence" | "closing" | "closed";
                        } | {
                            /** @constant */
                            side: "lease";
                            /** @enum {string} */
                            stage: "assignment" | "tours" | "proposal" | "lease-execution" | "closed";
                        };
                        version: number;
                        /** @constant */
                        isArchived?: true;
                        stageDays?: {
                            [key: string]: string;
                        };
                        readonly keyDates: {
                            label: string;
                            done: boolean;
                            id?: string;
                            /** @enum {string} */
                            kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                            /** @enum {string} */
                            status?: "open" | "done" | "waived" | "extended";
                            rule?: string;
                            basis?: string;
                            responsible?: string;
                            override?: {
                                reason: string;
                                /** Format: date */
                                from?: string;
                                link?: string;
                                by?: string;
                                /** Format: date */
                                on?: string;
                            };
                            time?: string;
                            /** Format: date */
                            settledOn?: string;
                            /** Format: date */
                            day: string;
                        }[];
                        readonly undatedKeyDates?: {
                            label: string;
                            done: boolean;
                            id?: string;
                            /** @enum {string} */
                            kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                            /** @enum {string} */
                            status?: "open" | "done" | "waived" | "extended";
                            rule?: string;
                            basis?: string;
                            responsible?: string;
                            override?: {
                                reason: string;
                                /** Format: date */
                                from?: string;
                                link?: string;
                                by?: string;
                                /** Format: date */
                                on?: string;
                            };
                            time?: string;
                            /** Format: date */
                            settledOn?: string;
                            missing: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDealsByIdActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly entries: {
                            id: number;
                            /** Format: date-time */
                            at: string;
                            person: string;
                            /** @constant */
                            isOwn?: true;
                            action: string;
                            subject: string;
                            subjectId?: string;
                            subjectName?: string;
                            /** @enum {string} */
                            outcome: "done" | "refused";
                            ipAddress?: string;
                        }[];
                        readonly openings: {
                            name: string;
                            isClient: boolean;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            action: "view" | "download";
                            documentId: string;
                            documentName: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDealsByIdPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Validation Error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: false;
                        error: unknown[];
                        data: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiDealsByDealIdKeyDates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        dealId: string;
                        label: string;
                        /** @enum {string} */
                        kind: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                        rule?: {
                            /** @enum {string} */
                            anchor: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer";
                            count: number;
                            /** @enum {string} */
                            unit: "calendar" | "business";
                            /** @enum {string} */
                            roll: "stay" | "next" | "previous";
                            taxReturn?: {
                                /** @enum {string} */
                                taxpayer: "individual" | "partnership-or-s-corporation" | "c-corporation";
                                isExtended: boolean;
                            };
                        };
                        override?: {
                            /** Format: date */
                            day: string;
                            reason: string;
                            link?: string;
                            by?: string;
                            /** Format: date */
                            on?: string;
                            /** Format: date */
                            from?: string;
                            previous?: {
                                /** Format: date */
                                day: string;
                                reason: string;
                                link?: string;
                                by?: string;
                                /** Format: date */
                                on?: string;
                                /** Format: date */
                                from?: string;
                            } | null;
                        };
                        basis: string;
                        responsible?: {
                            /** @enum {string} */
                            role: "client" | "counterparty" | "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                        } | {
                            contactId: string;
                        };
                        /** @enum {string} */
                        status: "open" | "done" | "waived" | "extended";
                        time?: string;
                        /** Format: date */
                        day?: string;
                        /** Format: date */
                        settledOn?: string;
                        version: number;
                        ruleText?: string;
                        responsibleName?: string;
                        missing?: string;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDealsByDealIdKeyDates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: string;
                    /** @enum {string} */
                    kind: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                    rule?: {
                        /** @enum {string} */
                        anchor: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer";
                        count: number;
                        /** @enum {string} */
                        unit: "calendar" | "business";
                        /** @enum {string} */
                        roll: "stay" | "next" | "previous";
                        taxReturn?: {
                            /** @enum {string} */
                            taxpayer: "individual" | "partnership-or-s-corporation" | "c-corporation";
                            isExtended: boolean;
                        };
                    };
                    override?: {
                        /** Format: date */
                        day: string;
                        reason: string;
                        link?: string;
                    };
                    basis: string;
                    responsible?: {
                        /** @enum {string} */
                        role: "client" | "counterparty" | "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                    } | {
                        contactId: string;
                    };
                    /** @enum {string} */
                    status: "open" | "done" | "waived" | "extended";
                    time?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The deal has this anchor already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiDealsByDealIdExchange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dealName: string;
                        clientName: string;
                        sold?: {
                            name: string;
                            value?: number;
                            version: number;
                        };
                        transfer?: {
                            id: string;
                            /** Format: date */
                            day?: string;
                        };
                        identify?: {
                            id: string;
                            /** Format: date */
                            day?: string;
                            /** Format: date */
                            statutoryDay?: string;
                            /** @enum {string} */
                            status: "open" | "done" | "waived" | "extended";
                            /** Format: date */
                            settledOn?: string;
                            postponement?: {
                                notice: string;
                                link?: string;
                                by?: string;
                                /** Format: date */
                                on?: string;
                            };
                        };
                        receive?: {
                            id: string;
                            /** Format: date */
                            day?: string;
                            /** Format: date */
                            statutoryDay?: string;
                            /** @enum {string} */
                            status: "open" | "done" | "waived" | "extended";
                            /** Format: date */
                            settledOn?: string;
                            postponement?: {
                                notice: string;
                                link?: string;
                                by?: string;
                                /** Format: date */
                                on?: string;
                            };
                            /** Format: date */
                            day180?: string;
                            taxReturn?: {
                                name: string;
                                /** Format: date */
                                due: string;
                            };
                            /** @enum {string} */
                            applies?: "day-180" | "tax-return";
                        };
                        postponement?: {
                            notice: string;
                            link: string;
                            identifyBy: "" | string;
                            receiveBy: "" | string;
                            version: number;
                        };
                        closing?: {
                            /** Format: date */
                            day: string;
                            isDone: boolean;
                        };
                        intermediary?: {
                            id: string;
                            name: string;
                            company: string;
                            phone?: {
                                e164: string;
                                display: string;
                            };
                        };
                        replacements: {
                            name: string;
                            note: string;
                            value?: number;
                            id: string;
                            /** Format: date */
                            identifiedOn?: string;
                            version: number;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiSearch: {
        parameters: {
            query: {
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "deal" | "document" | "contact" | "key-date" | "event" | "message" | "inquiry";
                        id: string;
                        title: string;
                        fileName?: string;
                        detail: string;
                        path: string;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiThreads: {
        parameters: {
            query?: {
                clientId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        description: string;
                        phone?: {
                            e164: string;
                            display: string;
                        };
                        /** Format: starts_with */
                        photo?: string;
                        /** @enum {string} */
                        kind: "broker" | "assistant" | "contact";
                        contactId?: string;
                        dealId?: string;
                        unread: number;
                        lastMessage?: {
                            id: string;
                            threadId: string;
                            /** @enum {string} */
                            from: "me" | "other";
                            text: string;
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            readAt?: string;
                            readonly attachments: {
                                id: string;
                                name: string;
                                mediaType: string;
                                bytes: number;
                                documentId?: string;
                            }[];
                        };
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiThreadsByIdMessages: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly items: {
                            id: string;
                            threadId: string;
                            /** @enum {string} */
                            from: "me" | "other";
                            text: string;
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            readAt?: string;
                            readonly attachments: {
                                id: string;
                                name: string;
                                mediaType: string;
                                bytes: number;
                                documentId?: string;
                            }[];
                        }[];
                        total: number;
                        nextCursor?: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiMessages: {
        parameters: {
            query: {
                clientId?: string;
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        threadId: string;
                        /** @enum {string} */
                        from: "me" | "other";
                        text: string;
                        /** Format: date-time */
                        sentAt: string;
                        /** Format: date-time */
                        readAt?: string;
                        readonly attachments: {
                            id: string;
                            name: string;
                            mediaType: string;
                            bytes: number;
                            documentId?: string;
                        }[];
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiThreadsByIdMessagesByMessageId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    attachmentIds: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        threadId: string;
                        /** @enum {string} */
                        from: "me" | "other";
                        text: string;
                        /** Format: date-time */
                        sentAt: string;
                        /** Format: date-time */
                        readAt?: string;
                        readonly attachments: {
                            id: string;
                            name: string;
                            mediaType: string;
                            bytes: number;
                            documentId?: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Too many in a minute; `Retry-After` says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiThreadsByIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiContactsByIdThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        description: string;
                        phone?: {
                            e164: string;
                            display: string;
                        };
                        /** Format: starts_with */
                        photo?: string;
                        /** @enum {string} */
                        kind: "broker" | "assistant" | "contact";
                        contactId?: string;
                        dealId?: string;
                        unread: number;
                        lastMessage?: {
                            id: string;
                            threadId: string;
                            /** @enum {string} */
                            from: "me" | "other";
                            text: string;
                            /** Format: date-time */
                            sentAt: string;
                            /** Format: date-time */
                            readAt?: string;
                            readonly attachments: {
                                id: string;
                                name: string;
                                mediaType: string;
                                bytes: number;
                                documentId?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiLive: {
        parameters: {
            query?: {
                after?: number;
                age?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Too many streams are open. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiAssistantUnanswered: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                clientId?: string;
                status?: "needs-answer" | "answered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        readonly items: {
                            id: string;
                            client: {
                                id: string;
                                name: string;
                            };
                            question: string;
                            /** Format: date-time */
                            askedAt: string;
                            deal?: {
                                id: string;
                                name: string;
                            };
                            searched: {
                                documents: number;
                                unreadable: string[];
                                reading?: string[];
                            };
                            lookedIn: string[];
                            handOff: {
                                /** @enum {string} */
                                reason: "asked" | "advice" | "money" | "unanswered";
                            } | null;
                            isForwarded: boolean;
                            answer?: {
                                text: string;
                                /** Format: date-time */
                                at: string;
                                by: string;
                            };
                        }[];
                        total: number;
                        nextCursor?: string;
                        counts: {
                            "needs-answer": number;
                            answered: number;
                            notes: number;
                        };
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAssistantUnansweredByIdAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    note?: {
                        dealId: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It was answered otherwise. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiAssistantUnansweredByIdDismissal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It has been answered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiAssistantUnansweredByIdDismissal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It has been answered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiAssistantNotes: {
        parameters: {
            query?: {
                clientId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        client: {
                            id: string;
                            name: string;
                        };
                        deal?: {
                            id: string;
                            name: string;
                        };
                        question: string;
                        text: string;
                        by: string;
                        /** Format: date-time */
                        changedAt: string;
                        version: number;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiAssistantNotesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    patchApiAssistantNotesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    dealId: string | null;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiAssistantSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isOn: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiAssistantSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The site doesn't offer it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiClientsByClientIdAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The site doesn't offer it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    patchApiDocumentRequestsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    label?: string;
                    dueDay?: string | null;
                    note?: string;
                    /** @enum {string} */
                    status?: "requested" | "received" | "done" | "canceled";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        dealId: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        dealName: string;
                        label: string;
                        /** Format: date */
                        dueDay?: string;
                        note: string;
                        /** @enum {string} */
                        status: "requested" | "received" | "done" | "canceled";
                        documentId?: string;
                        documentName?: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        remindedAt?: string;
                        canRemind: boolean;
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It was changed since, is canceled, or nothing was received. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDocumentRequestsByIdRemind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        dealId: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        dealName: string;
                        label: string;
                        /** Format: date */
                        dueDay?: string;
                        note: string;
                        /** @enum {string} */
                        status: "requested" | "received" | "done" | "canceled";
                        documentId?: string;
                        documentName?: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        remindedAt?: string;
                        canRemind: boolean;
                        version: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The client was reminded today, or nothing is awaited. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiDocumentsByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "needs-signature" | "emailed" | "not-emailed" | "signed" | "reviewed";
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDocumentsByIdRemind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The client was reminded today, or no signature is awaited. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiClientsByIdEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "viewing" | "call" | "milestone" | "deadline";
                    title: string;
                    dealId: string;
                    /** Format: date */
                    day: string;
                    from?: string;
                    to?: string;
                    location: string;
                    attendees?: string;
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "deadline";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** @constant */
                        kind: "milestone";
                        /** Format: date */
                        day: string;
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "viewing";
                    } | {
                        id: string;
                        title: string;
                        dealId?: string;
                        location?: string;
                        attendees?: string;
                        note?: string;
                        /** @enum {string} */
                        status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
                        /** @enum {string} */
                        endedBy?: "client" | "broker";
                        reason?: string;
                        version: number;
                        isKeyDate?: boolean;
                        isDone?: boolean;
                        isRequest?: boolean;
                        answer?: string;
                        clientId?: string;
                        client?: {
                            id: string;
                            name: string;
                        };
                        /** Format: date-time */
                        start: string;
                        /** Format: date-time */
                        end: string;
                        timeZone: string;
                        /** Format: date-time */
                        requestedStart?: string;
                        change?: {
                            /** Format: date-time */
                            start: string;
                            /** Format: date-time */
                            end: string;
                            /** @enum {string} */
                            by: "client" | "broker";
                            note?: string;
                        };
                        /** @constant */
                        kind: "call";
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiEventsByIdAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    answer: "confirm";
                    version: number;
                    note: string;
                } | {
                    /** @constant */
                    answer: "decline";
                    version: number;
                    note: string;
                } | {
                    /** Format: date */
                    day: string;
                    time: string;
                    /** @enum {string} */
                    minutes: "30" | "60" | "120" | "240";
                    note: string;
                    /** @constant */
                    answer: "propose";
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiDealsByDealIdKeyDatesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: string;
                    /** @enum {string} */
                    kind: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                    rule?: {
                        /** @enum {string} */
                        anchor: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer";
                        count: number;
                        /** @enum {string} */
                        unit: "calendar" | "business";
                        /** @enum {string} */
                        roll: "stay" | "next" | "previous";
                        taxReturn?: {
                            /** @enum {string} */
                            taxpayer: "individual" | "partnership-or-s-corporation" | "c-corporation";
                            isExtended: boolean;
                        };
                    };
                    override?: {
                        /** Format: date */
                        day: string;
                        reason: string;
                        link?: string;
                    };
                    basis: string;
                    responsible?: {
                        /** @enum {string} */
                        role: "client" | "counterparty" | "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                    } | {
                        contactId: string;
                    };
                    /** @enum {string} */
                    status: "open" | "done" | "waived" | "extended";
                    time?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        label: string;
                        /** Format: date */
                        from?: string;
                        /** Format: date */
                        to?: string;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It was changed since the form was opened; or the deal has this anchor already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiDealsByDealIdKeyDatesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDealsByDealIdKeyDatesByIdMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    day: string;
                    reason: string;
                    emails: {
                        client: boolean;
                        contactIds: string[];
                    };
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        label: string;
                        /** Format: date */
                        from?: string;
                        /** Format: date */
                        to?: string;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It was changed since the form was opened; or only the IRS can move it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDealsByDealIdKeyDatesByIdMoveUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        label: string;
                        /** Format: date */
                        from?: string;
                        /** Format: date */
                        to?: string;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It was changed since, or wasn't moved. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiDealsByDealIdKeyDatesByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "open" | "done" | "waived" | "extended";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        label: string;
                        /** Format: date */
                        from?: string;
                        /** Format: date */
                        to?: string;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDealsByDealIdKeyDatesTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    template: "purchase" | "sale" | "lease" | "exchange";
                    days: {
                        /** Format: date */
                        "effective-date"?: string;
                        /** Format: date */
                        closing?: string;
                        /** Format: date */
                        "lease-commencement"?: string;
                        /** Format: date */
                        expiration?: string;
                        /** Format: date */
                        "first-transfer"?: string;
                    };
                    taxReturn?: {
                        /** @enum {string} */
                        taxpayer: "individual" | "partnership-or-s-corporation" | "c-corporation";
                        isExtended: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiKeyDateTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dates: {
                            label: string;
                            /** @enum {string} */
                            kind: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                            rule?: {
                                /** @enum {string} */
                                anchor: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer";
                                count: number;
                                /** @enum {string} */
                                unit: "calendar" | "business";
                                /** @enum {string} */
                                roll: "stay" | "next" | "previous";
                                taxReturn?: {
                                    /** @enum {string} */
                                    taxpayer: "individual" | "partnership-or-s-corporation" | "c-corporation";
                                    isExtended: boolean;
                                };
                            };
                            override?: {
                                /** Format: date */
                                day: string;
                                reason: string;
                                link?: string;
                            };
                            basis: string;
                            responsible?: {
                                /** @enum {string} */
                                role: "client" | "counterparty" | "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                            } | {
                                contactId: string;
                            };
                            /** @enum {string} */
                            status: "open" | "done" | "waived" | "extended";
                            time?: string;
                        }[];
                        /** @enum {string} */
                        name: "purchase" | "sale" | "lease";
                        version: number;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiKeyDateTemplatesByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "purchase" | "sale" | "lease";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dates: {
                        label: string;
                        /** @enum {string} */
                        kind: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                        rule?: {
                            /** @enum {string} */
                            anchor: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer";
                            count: number;
                            /** @enum {string} */
                            unit: "calendar" | "business";
                            /** @enum {string} */
                            roll: "stay" | "next" | "previous";
                            taxReturn?: {
                                /** @enum {string} */
                                taxpayer: "individual" | "partnership-or-s-corporation" | "c-corporation";
                                isExtended: boolean;
                            };
                        };
                        override?: {
                            /** Format: date */
                            day: string;
                            reason: string;
                            link?: string;
                        };
                        basis: string;
                        responsible?: {
                            /** @enum {string} */
                            role: "client" | "counterparty" | "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                        } | {
                            contactId: string;
                        };
                        /** @enum {string} */
                        status: "open" | "done" | "waived" | "extended";
                        time?: string;
                    }[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiKeyDateTemplatesByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: "purchase" | "sale" | "lease";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiDealsByDealIdExchangeSold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    value?: number;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiDealsByDealIdExchangeProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    note: string;
                    value?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiDealsByDealIdExchangePropertiesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    note: string;
                    value?: number;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiDealsByDealIdExchangePropertiesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiDealsByDealIdExchangePropertiesByIdIdentified: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isIdentified: boolean;
                    /** Format: date */
                    receivedOn?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiDealsByDealIdExchangePostponement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notice: string;
                    link: string;
                    /** Format: date */
                    identifyBy: string;
                    /** Format: date */
                    receiveBy: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Day 0 isn't set, or the days were changed since. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiDealsByDealIdExchangePostponement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dealId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        email: string;
                        company: string;
                        contactEmail: string;
                        phone?: {
                            e164: string;
                            display: string;
                        };
                        /** Format: starts_with */
                        photo?: string;
                        isInvited: boolean;
                        isDisabled: boolean;
                        isUninvited?: boolean;
                        /** Format: date-time */
                        closureRequestedAt?: string;
                        emailChange?: {
                            newEmail: string;
                            /** Format: date-time */
                            expiresAt: string;
                            isCurrentConfirmed: boolean;
                            isNewConfirmed: boolean;
                            isTaken: boolean;
                        };
                        /** @enum {string} */
                        invitation?: "waiting" | "delivered" | "saved" | "dead";
                        deals: number;
                        unreadMessages: number;
                        /** Format: date-time */
                        lastActivityAt?: string;
                        wantsMarketNote: boolean;
                        /** Format: date-time */
                        marketNotesUnsubscribedAt?: string;
                        isAssistantOff?: boolean;
                        isEmailSetUp: boolean;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        email: string;
                        company: string;
                        contactEmail: string;
                        phone?: {
                            e164: string;
                            display: string;
                        };
                        /** Format: starts_with */
                        photo?: string;
                        isInvited: boolean;
                        isDisabled: boolean;
                        isUninvited?: boolean;
                        /** Format: date-time */
                        closureRequestedAt?: string;
                        emailChange?: {
                            newEmail: string;
                            /** Format: date-time */
                            expiresAt: string;
                            isCurrentConfirmed: boolean;
                            isNewConfirmed: boolean;
                            isTaken: boolean;
                        };
                        /** @enum {string} */
                        invitation?: "waiting" | "delivered" | "saved" | "dead";
                        deals: number;
                        unreadMessages: number;
                        /** Format: date-time */
                        lastActivityAt?: string;
                        wantsMarketNote: boolean;
                        /** Format: date-time */
                        marketNotesUnsubscribedAt?: string;
                        isAssistantOff?: boolean;
                        isEmailSetUp: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiClientsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        email: string;
                        company: string;
                        contactEmail: string;
                        phone?: {
                            e164: string;
                            display: string;
                        };
                        /** Format: starts_with */
                        photo?: string;
                        isInvited: boolean;
                        isDisabled: boolean;
                        isUninvited?: boolean;
                        /** Format: date-time */
                        closureRequestedAt?: string;
                        emailChange?: {
                            newEmail: string;
                            /** Format: date-time */
                            expiresAt: string;
                            isCurrentConfirmed: boolean;
                            isNewConfirmed: boolean;
                            isTaken: boolean;
                        };
                        /** @enum {string} */
                        invitation?: "waiting" | "delivered" | "saved" | "dead";
                        deals: number;
                        unreadMessages: number;
                        /** Format: date-time */
                        lastActivityAt?: string;
                        wantsMarketNote: boolean;
                        /** Format: date-time */
                        marketNotesUnsubscribedAt?: string;
                        isAssistantOff?: boolean;
                        isEmailSetUp: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiClientsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiClientsByIdSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        wishes?: {
                            /** @enum {string} */
                            preferredContact: "email" | "phone" | "message";
                            criteria: {
                                types: ("office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose")[];
                                states: string;
                                squareFeetMin: string;
                                squareFeetMax: string;
                                priceMin: string;
                                priceMax: string;
                                targetCapRate: string;
                                isExchange: boolean;
                                exchangeSaleDay: "" | string;
                            };
                        };
                        openings: {
                            documentId: string;
                            documentName: string;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiClientsByIdInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description There is a password, or the account is disabled. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiInquiriesByIdClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        email: string;
                        company: string;
                        contactEmail: string;
                        phone?: {
                            e164: string;
                            display: string;
                        };
                        /** Format: starts_with */
                        photo?: string;
                        isInvited: boolean;
                        isDisabled: boolean;
                        isUninvited?: boolean;
                        /** Format: date-time */
                        closureRequestedAt?: string;
                        emailChange?: {
                            newEmail: string;
                            /** Format: date-time */
                            expiresAt: string;
                            isCurrentConfirmed: boolean;
                            isNewConfirmed: boolean;
                            isTaken: boolean;
                        };
                        /** @enum {string} */
                        invitation?: "waiting" | "delivered" | "saved" | "dead";
                        deals: number;
                        unreadMessages: number;
                        /** Format: date-time */
                        lastActivityAt?: string;
                        wantsMarketNote: boolean;
                        /** Format: date-time */
                        marketNotesUnsubscribedAt?: string;
                        isAssistantOff?: boolean;
                        isEmailSetUp: boolean;
                        isNew: boolean;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiClientsByIdEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        kind: "invitation" | "reset" | "password-changed" | "passkey-added" | "passkey-removed" | "email-change-current" | "email-change-new" | "notification" | "moved-date" | "market-note" | "digest";
                        to?: string;
                        /** @enum {string} */
                        state: "waiting" | "delivered" | "saved" | "dead";
                        /** Format: date-time */
                        createdAt: string;
                        attempts: number;
                        detail?: string;
                        /** Format: date-time */
                        nextAttemptAt?: string;
                    }[];
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiClientsByIdEmailsByEmailIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                emailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It was sent. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiClientsByIdDeals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    city: string;
                    region: string;
                    /** @enum {string} */
                    type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
                    squareFeet: number;
                    yearBuilt?: number;
                    summary: string;
                    occupancy?: number;
                    price?: number;
                    noi?: number;
                    /** @enum {string} */
                    noiPeriod?: "trailing-12" | "in-place" | "pro-forma";
                    noiThrough?: string;
                    capRate?: number;
                    rent?: number;
                    timeZone: string;
                    progress: {
                        /** @constant */
                        side: "purchase";
                        /** @enum {string} */
                        stage: "search" | "letter-of-intent" | "contract" | "due-diligence" | "closing" | "closed";
                    } | {
                        /** @constant */
                        side: "sale";
                        /** @enum {string} */
                        stage: "preparation" | "marketing" | "offers" | "contract" | "due-diligence" | "closing" | "closed";
                    } | {
                        /** @constant */
                        side: "lease";
                        /** @enum {string} */
                        stage: "assignment" | "tours" | "proposal" | "lease-execution" | "closed";
                    };
                    template?: {
                        /** @enum {string} */
                        template: "purchase" | "sale" | "lease" | "exchange";
                        days: {
                            /** Format: date */
                            "effective-date"?: string;
                            /** Format: date */
                            closing?: string;
                            /** Format: date */
                            "lease-commencement"?: string;
                            /** Format: date */
                            expiration?: string;
                            /** Format: date */
                            "first-transfer"?: string;
                        };
                        taxReturn?: {
                            /** @enum {string} */
                            taxpayer: "individual" | "partnership-or-s-corporation" | "c-corporation";
                            isExtended: boolean;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiClientsByIdDealsByDealId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                dealId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    city: string;
                    region: string;
                    /** @enum {string} */
                    type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
                    squareFeet: number;
                    yearBuilt?: number;
                    summary: string;
                    occupancy?: number;
                    price?: number;
                    noi?: number;
                    /** @enum {string} */
                    noiPeriod?: "trailing-12" | "in-place" | "pro-forma";
                    noiThrough?: string;
                    capRate?: number;
                    rent?: number;
                    timeZone: string;
                    progress: {
                        /** @constant */
                        side: "purchase";
                        /** @enum {string} */
                        stage: "search" | "letter-of-intent" | "contract" | "due-diligence" | "closing" | "closed";
                    } | {
                        /** @constant */
                        side: "sale";
                        /** @enum {string} */
                        stage: "preparation" | "marketing" | "offers" | "contract" | "due-diligence" | "closing" | "closed";
                    } | {
                        /** @constant */
                        side: "lease";
                        /** @enum {string} */
                        stage: "assignment" | "tours" | "proposal" | "lease-execution" | "closed";
                    };
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiClientsByIdDealsByDealId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                dealId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiClientsByIdDealsByDealIdStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                dealId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @constant */
                    side: "purchase";
                    /** @enum {string} */
                    stage: "search" | "letter-of-intent" | "contract" | "due-diligence" | "closing" | "closed";
                } | {
                    version: number;
                    /** @constant */
                    side: "sale";
                    /** @enum {string} */
                    stage: "preparation" | "marketing" | "offers" | "contract" | "due-diligence" | "closing" | "closed";
                } | {
                    version: number;
                    /** @constant */
                    side: "lease";
                    /** @enum {string} */
                    stage: "assignment" | "tours" | "proposal" | "lease-execution" | "closed";
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description It was changed since, or is on another side. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiClientsByIdDealsByDealIdArchived: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                dealId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isArchived: boolean;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiClientsByIdContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                    company: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    dealIds: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiClientsByIdContactsByContactId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                    company: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    dealIds: string[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiClientsByIdContactsByContactId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiClientsByIdAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isEnabled: boolean;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiClientsByIdClosureRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description There is no such request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiClientsByIdEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        authenticatorAttachment?: string;
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description The address has an account, or another change is pending. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiClientsByIdEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description There is none. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiImportsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    columns: string[];
                    rows: {
                        row: number;
                        cells: string[];
                        version?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            row: number;
                            /** @enum {string} */
                            state: "new" | "update" | "known" | "wrong";
                            adds?: ("client" | "deal" | "contact")[];
                            changes?: {
                                column: string;
                                from: string;
                                to: string;
                            }[];
                            version?: number;
                            values?: {
                                [key: string]: string;
                            };
                            problems?: {
                                column: string;
                                message: string;
                            }[];
                            sameAs?: number;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiImportsRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    columns: string[];
                    rows: {
                        row: number;
                        cells: string[];
                        version?: number;
                    }[];
                    leaveOutWrong: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clients: number;
                        deals: number;
                        contacts: number;
                        updated: number;
                        known: number;
                        leftOut: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Some rows are wrong, and weren't to be left out; or a client changed since the preview. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiMarketNotesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clients: number;
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date */
                        day: string;
                        timeZone: string;
                        needsYou?: {
                            readonly items: ({
                                /** @constant */
                                kind: "inquiry";
                                id: string;
                                name: string;
                                email: string;
                                text: string;
                                /** Format: date-time */
                                at: string;
                            } | {
                                /** @constant */
                                kind: "message";
                                id: string;
                                client: {
                                    id: string;
                                    name: string;
                                };
                                text: string;
                                about?: string;
                                unread: number;
                                /** Format: date-time */
                                at: string;
                            } | {
                                /** @constant */
                                kind: "signature";
                                id: string;
                                client: {
                                    id: string;
                                    name: string;
                                };
                                deal?: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    side: "purchase" | "sale" | "lease";
                                    timeZone: string;
                                };
                                name: string;
                                /** Format: date-time */
                                at: string;
                            } | {
                                /** @constant */
                                kind: "request";
                                id: string;
                                documentId?: string;
                                client: {
                                    id: string;
                                    name: string;
                                };
                                deal?: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    side: "purchase" | "sale" | "lease";
                                    timeZone: string;
                                };
                                name: string;
                                /** Format: date-time */
                                at: string;
                                version: number;
                            } | {
                                /** @constant */
                                kind: "time";
                                id: string;
                                client: {
                                    id: string;
                                    name: string;
                                };
                                deal?: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    side: "purchase" | "sale" | "lease";
                                    timeZone: string;
                                };
                                title: string;
                                /** Format: date-time */
                                start: string;
                                /** Format: date-time */
                                end: string;
                                timeZone: string;
                                isChange: boolean;
                                version: number;
                                /** Format: date-time */
                                at?: string;
                            } | {
                                /** @constant */
                                kind: "assistant";
                                id: string;
                                readonly clients: {
                                    id: string;
                                    name: string;
                                }[];
                                text: string;
                                count: number;
                                /** Format: date-time */
                                at: string;
                            })[];
                            total: number;
                            readonly more: ("inquiry" | "message" | "signature" | "request" | "time")[];
                        };
                        deadlines?: {
                            readonly items: {
                                id: string;
                                /** @enum {string} */
                                source: "key-date" | "event";
                                label: string;
                                /** Format: date */
                                day: string;
                                isExtended: boolean;
                                daysLeft: number;
                                time?: string;
                                client: {
                                    id: string;
                                    name: string;
                                };
                                deal?: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    side: "purchase" | "sale" | "lease";
                                    timeZone: string;
                                };
                                /** @enum {string} */
                                role?: "client" | "counterparty" | "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                                contactName?: string;
                            }[];
                            total: number;
                            overdue: number;
                        };
                        waiting?: {
                            readonly items: ({
                                /** @constant */
                                kind: "signature";
                                id: string;
                                client: {
                                    id: string;
                                    name: string;
                                };
                                deal?: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    side: "purchase" | "sale" | "lease";
                                    timeZone: string;
                                };
                                name: string;
                                /** Format: date-time */
                                at: string;
                                days: number;
                                /** Format: date-time */
                                remindedAt?: string;
                                canRemind: boolean;
                            } | {
                                /** @constant */
                                kind: "request";
                                id: string;
                                client: {
                                    id: string;
                                    name: string;
                                };
                                deal?: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    side: "purchase" | "sale" | "lease";
                                    timeZone: string;
                                };
                                name: string;
                                /** Format: date */
                                dueDay?: string;
                                /** Format: date-time */
                                at: string;
                                days: number;
                                /** Format: date-time */
                                remindedAt?: string;
                                canRemind: boolean;
                            } | {
                                /** @constant */
                                kind: "invitation";
                                id: string;
                                client: {
                                    id: string;
                                    name: string;
                                };
                                /** Format: date-time */
                                at: string;
                                days: number;
                            })[];
                            total: number;
                        };
                        readonly schedule?: {
                            id: string;
                            title: string;
                            /** Format: date */
                            day: string;
                            /** Format: date-time */
                            start?: string;
                            /** Format: date-time */
                            end?: string;
                            timeZone?: string;
                            client: {
                                id: string;
                                name: string;
                            };
                            deal?: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                side: "purchase" | "sale" | "lease";
                                timeZone: string;
                            };
                        }[];
                        readonly opened?: {
                            id: string;
                            name: string;
                            /** Format: date-time */
                            at: string;
                            client: {
                                id: string;
                                name: string;
                            };
                        }[];
                        readonly pipeline?: {
                            /** @enum {string} */
                            side: "purchase" | "sale" | "lease";
                            stage: string;
                            count: number;
                            volume: number;
                        }[];
                        steps?: {
                            clientId?: string;
                            hasDeal: boolean;
                            hasDocument: boolean;
                        };
                        readonly samples?: string[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    getApiInquiriesExportCsv: {
        parameters: {
            query?: {
                status?: "new" | "answered" | "closed";
                undelivered?: "1";
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Validation Error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: false;
                        error: unknown[];
                        data: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiInquiriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        phone: string;
                        service: string;
                        message: string;
                        id: string;
                        reference: string;
                        /** Format: date-time */
                        receivedAt: string;
                        /** @enum {string} */
                        status: "new" | "answered" | "closed";
                        clientId?: string;
                        isUndelivered: boolean;
                        deliveries: {
                            id: string;
                            /** @enum {string} */
                            target: "webhook" | "mailbox" | "reply" | "receipt";
                            /** @enum {string} */
                            state: "waiting" | "delivered" | "saved" | "dead";
                            /** Format: date-time */
                            nextAttemptAt?: string;
                            attempts: {
                                /** Format: date-time */
                                at: string;
                                isDelivered: boolean;
                                detail: string;
                            }[];
                        }[];
                        replies: {
                            id: string;
                            text: string;
                            author: string;
                            /** Format: date-time */
                            sentAt: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    deleteApiInquiriesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    putApiInquiriesByIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "new" | "answered" | "closed";
                };
            };
        };
        responses: {
            /** @description Done; without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiInquiriesByIdRepliesByReplyId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                replyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        phone: string;
                        service: string;
                        message: string;
                        id: string;
                        reference: string;
                        /** Format: date-time */
                        receivedAt: string;
                        /** @enum {string} */
                        status: "new" | "answered" | "closed";
                        clientId?: string;
                        isUndelivered: boolean;
                        deliveries: {
                            id: string;
                            /** @enum {string} */
                            target: "webhook" | "mailbox" | "reply" | "receipt";
                            /** @enum {string} */
                            state: "waiting" | "delivered" | "saved" | "dead";
                            /** Format: date-time */
                            nextAttemptAt?: string;
                            attempts: {
                                /** Format: date-time */
                                at: string;
                                isDelivered: boolean;
                                detail: string;
                            }[];
                        }[];
                        replies: {
                            id: string;
                            text: string;
                            author: string;
                            /** Format: date-time */
                            sentAt: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
    postApiInquiriesByIdDeliveriesByDeliveryIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        /** Format: email */
                        email: string;
                        phone: string;
                        service: string;
                        message: string;
                        id: string;
                        reference: string;
                        /** Format: date-time */
                        receivedAt: string;
                        /** @enum {string} */
                        status: "new" | "answered" | "closed";
                        clientId?: string;
                        isUndelivered: boolean;
                        deliveries: {
                            id: string;
                            /** @enum {string} */
                            target: "webhook" | "mailbox" | "reply" | "receipt";
                            /** @enum {string} */
                            state: "waiting" | "delivered" | "saved" | "dead";
                            /** Format: date-time */
                            nextAttemptAt?: string;
                            attempts: {
                                /** Format: date-time */
                                at: string;
                                isDelivered: boolean;
                                detail: string;
                            }[];
                        }[];
                        replies: {
                            id: string;
                            text: string;
                            author: string;
                            /** Format: date-time */
                            sentAt: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid; `fields` says why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
            /** @description Not found, or not for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: string;
                        fields?: {
                            [key: string]: string;
                        };
                        current?: unknown;
                    };
                };
            };
        };
    };
}
