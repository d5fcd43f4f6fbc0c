// What the server's routes took and answered before the client was inferred from them.

export interface paths {
    "/api/inquiries": {
        /** @description A page of the matching inquiries, most recent first. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    status?: components["schemas"]["InquiryStatus"];
                    undelivered?: "1";
                    text?: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryPage"];
                    };
                };
            };
        };
        /** @description Stores a visitor's inquiry, once per Idempotency-Key. */
        post: {
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: components["schemas"]["Email"];
                        phone: string;
                        service: string;
                        message: string;
                        fax?: string;
                        elapsedMs?: number;
                        listing?: string;
                        source?: components["schemas"]["InquirySource"];
                    };
                };
            };
            responses: {
                /** @description Stored before, with this key. */
                200: {
                    content: {
                        "application/json": components["schemas"]["Receipt"];
                    };
                };
                /** @description Stored. */
                201: {
                    content: {
                        "application/json": components["schemas"]["Receipt"];
                    };
                };
            };
        };
    };
    "/api/unsubscribe": {
        /** @description Asks whether to unsubscribe from market notes by email; programs that open every link change nothing. */
        get: {
            responses: {
                /** @description The page. */
                200: {
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
        /** @description Unsubscribes from emailed market notes, by the button on the page or in the mail app (RFC 8058). Repeating it changes nothing. */
        post: {
            responses: {
                /** @description The page. */
                200: {
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
    };
    "/api/unsubscribe/weekly-report": {
        /** @description Asks whether to unsubscribe from the weekly report on a listing; programs that open every link change nothing. */
        get: {
            responses: {
                /** @description The page. */
                200: {
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
        /** @description Unsubscribes from the weekly report on a listing, by the button on the page or in the mail app (RFC 8058). */
        post: {
            responses: {
                /** @description The page. */
                200: {
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
    };
    "/api/unsubscribe/undo": {
        /** @description Undoes that someone unsubscribed within the last hour. */
        post: {
            responses: {
                /** @description The page. */
                200: {
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
    };
    "/api/metrics": {
        /** @description Numbers for monitoring, in the OpenMetrics format. Requires METRICS_TOKEN as a bearer token. */
        get: {
            responses: {
                /** @description The numbers. */
                200: {
                    content: {
                        "application/openmetrics-text": string;
                    };
                };
            };
        };
    };
    "/api/auth/sign-in/email": {
        /** @description Signs in by email and password. A two-factor code may be required next. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["SignInAnswer"];
                    };
                };
            };
        };
    };
    "/api/auth/two-factor/verify-totp": {
        /** @description Completes a sign-in, or turns two-factor on, with an authenticator code. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AuthenticatorCode"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
            };
        };
    };
    "/api/auth/two-factor/verify-backup-code": {
        /** @description Completes a sign-in with a backup code, which can't be used again. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BackupCode"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
            };
        };
    };
    "/api/auth/sign-out": {
        /** @description Logs out: ends this session, or another one of the same person. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SignOut"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/auth/passkey-options": {
        /** @description Begins a sign-in with a passkey: what the browser asks its authenticators for. */
        post: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PasskeyRequest"];
                    };
                };
            };
        };
    };
    "/api/auth/sign-in/passkey": {
        /** @description Signs in with a passkey. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeySignIn"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
            };
        };
    };
    "/api/auth/request-password-reset": {
        /** @description Emails a link to choose a new password, if there is such an account. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordResetRequest"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/auth/check-password-link": {
        /** @description Whose password the link of a reset or an invitation sets, before it is used. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PasswordLinkOwner"];
                    };
                };
            };
        };
    };
    "/api/auth/reset-password": {
        /** @description Sets a password by the link of a reset or an invitation, and ends all sessions, passkeys, calendar links and other links. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordByLink"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/auth/confirm-email-change": {
        /** @description Confirms a change of a login email by the link to one of the two addresses. The second one changes it, and ends all sessions. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailConfirmation"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["EmailConfirmed"];
                    };
                };
            };
        };
    };
    "/api/calendar/{file}": {
        /** @description A person's events for a calendar app, at their secret link. */
        get: {
            parameters: {
                path: {
                    file: string;
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/room/{slug}": {
        /** @description The document room of a listing, for its reader. */
        get: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Room"];
                    };
                };
            };
        };
    };
    "/api/room/{slug}/documents/{id}/file": {
        /** @description An open document, with the reader's name on each page, to show. */
        get: {
            parameters: {
                path: {
                    slug: string;
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/room/{slug}/documents/{id}/download": {
        /** @description The same as a download, if the broker allows it. */
        get: {
            parameters: {
                path: {
                    slug: string;
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/room/{slug}/documents.zip": {
        /** @description All documents that are open and may be downloaded, as a zip file. */
        get: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/room/{slug}/documents/{id}/request": {
        /** @description Asks the broker for a document. */
        post: {
            parameters: {
                path: {
                    slug: string;
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/room/{slug}/messages": {
        /** @description Asks the broker a question, once for its id. */
        post: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RoomMessageForm"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/room/{slug}/tours": {
        /** @description Requests a tour, once for its id. */
        post: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TourForm"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/room/{slug}/tours/{id}/withdraw": {
        /** @description Withdraws a request for a tour. */
        post: {
            parameters: {
                path: {
                    slug: string;
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/room/{slug}/agreement": {
        /** @description The reader's signed agreement, as a PDF. */
        get: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/room/{slug}/sign-out": {
        /** @description Ends the reader's session. */
        post: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/room/{slug}/offer": {
        /** @description The reader's own offer, and what it is for. */
        get: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OwnOffer"];
                    };
                };
            };
        };
        /** @description Sends an offer, or changes the open one. */
        put: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SentOffer"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OwnOffer"];
                    };
                };
            };
        };
    };
    "/api/room/{slug}/offer/withdraw": {
        /** @description Withdraws the reader's offer. */
        post: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/room/{slug}/offer/files": {
        /** @description Uploads a file for an offer that is about to be sent; the body is its bytes. */
        post: {
            parameters: {
                query: {
                    name: string;
                    mediaType: string;
                    kind: "proof-of-funds" | "letter";
                };
                path: {
                    slug: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/room/{slug}/offer/files/{id}": {
        /** @description A file of the reader's own offer. */
        get: {
            parameters: {
                path: {
                    slug: string;
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
        /** @description Removes a file that wasn't sent yet. */
        delete: {
            parameters: {
                path: {
                    slug: string;
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/me": {
        /** @description Who is signed in. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
            };
        };
    };
    "/api/sessions": {
        /** @description The devices the person is signed in on. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Session"][];
                    };
                };
            };
        };
        /** @description Logs all other devices out. */
        delete: {
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/sessions/{id}": {
        /** @description Logs one device out. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/password": {
        /** @description Changes the password, logs all other devices out, and ends calendar links and pending changes. */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/auth/two-factor/enable": {
        /** @description Starts turning two-factor on; an authenticator code completes it. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordConfirmation"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["TwoFactorStart"];
                    };
                };
            };
        };
    };
    "/api/auth/two-factor/generate-backup-codes": {
        /** @description Creates new backup codes; earlier ones stop working. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordConfirmation"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["BackupCodes"];
                    };
                };
            };
        };
    };
    "/api/auth/two-factor/disable": {
        /** @description Turns two-factor off. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordConfirmation"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/passkeys": {
        /** @description The person's passkeys. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Passkeys"];
                    };
                };
            };
        };
        /** @description Adds the passkey that the browser has made, within five minutes. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPasskey"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/passkeys/options": {
        /** @description Begins adding a passkey: what the browser needs to make it. Requires a session that has just begun, or a confirmation of the person. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PasskeyCreation"];
                    };
                };
            };
        };
    };
    "/api/passkeys/{id}": {
        /** @description Renames a passkey. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasskeyName"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/passkeys/{id}/removal": {
        /** @description Removes a passkey, which then no longer signs in. Requires a session that has just begun, or a confirmation of the person. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/login-email": {
        /** @description The person's login email, and a change of it that is pending. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["LoginEmail"];
                    };
                };
            };
        };
        /** @description Starts a change of the person's login email, which both addresses have to confirm. Requires a confirmation of the person. */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LoginEmailForm"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/login-email/change": {
        /** @description Cancels the pending change of the person's login email. */
        delete: {
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/assistant": {
        /** @description Whether the assistant can be asked, and what about. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["AssistantState"];
                    };
                };
            };
        };
    };
    "/api/assistant/consent": {
        /** @description Lets the language model read one's questions and what they match, or not. */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AssistantConsent"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/assistant/questions": {
        /** @description A page of one's own questions, newest first. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            readonly items: components["schemas"]["AssistantAnswer"][];
                            total: number;
                            nextCursor?: string;
                        };
                    };
                };
            };
        };
        /** @description Answers a question by quoting one's own records. With `Accept: text/event-stream`, as events: `progress` with `{ documents }`, then `answer`, or `error` with `{ message }`. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AssistantQuestionForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["AssistantAnswer"];
                    };
                };
            };
        };
    };
    "/api/assistant/questions/{id}/forward": {
        /** @description Sends a question to the broker, as a message; once. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ForwardForm"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/threads/{id}/attachments": {
        /** @description Uploads a file for a message that is about to be sent; the body is its bytes. */
        post: {
            parameters: {
                query: {
                    name: string;
                    mediaType: string;
                };
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Attachment"];
                    };
                };
            };
        };
    };
    "/api/attachments/{id}/file": {
        /** @description A message’s file. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/audit": {
        /** @description Lists the audit log, newest first. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["AuditPage"];
                    };
                };
            };
        };
    };
    "/api/contacts": {
        /** @description A page of the matching contacts, by name. */
        get: {
            parameters: {
                query?: {
                    offset?: number;
                    limit?: number;
                    role?: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                    dealId?: components["schemas"]["Id"];
                    text?: string;
                    clientId?: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            readonly items: components["schemas"]["Contact"][];
                            total: number;
                        };
                    };
                };
            };
        };
        /** @description A client adds a contact of their own. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewContact"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Contact"];
                    };
                };
            };
        };
    };
    "/api/contacts/{id}": {
        /** @description One contact. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Contact"];
                    };
                };
            };
        };
        /** @description Changes a contact that one’s own side added. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContactChange"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Contact"];
                    };
                };
            };
        };
        /** @description Removes a contact that one’s own side added. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/contacts/{id}/restore": {
        /** @description Restores a removed contact that one’s own side added. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/events": {
        /** @description The events between two days, inclusive, in order. */
        get: {
            parameters: {
                query: {
                    from: components["schemas"]["Day"];
                    to: components["schemas"]["Day"];
                    clientId?: components["schemas"]["Id"];
                    dealId?: components["schemas"]["Id"];
                    keyDates?: "0" | "1";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Event"][];
                    };
                };
            };
        };
    };
    "/api/events/{id}": {
        /** @description One event. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Event"];
                    };
                };
            };
        };
        /** @description Changes an event in a client's calendar. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventChange"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Event"];
                    };
                };
            };
        };
    };
    "/api/events/requests": {
        /** @description A client requests a time, in the property's time zone. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TimeRequest"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Event"];
                    };
                };
            };
        };
    };
    "/api/events/{id}/accept": {
        /** @description A client accepts the broker's proposed time. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Event"];
                    };
                };
            };
        };
    };
    "/api/events/{id}/decline": {
        /** @description A client declines a proposed time, or drops their wish for another one. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/events/{id}/propose": {
        /** @description A client wants another time than the proposed or confirmed one. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClientProposal"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Event"];
                    };
                };
            };
        };
    };
    "/api/events/{id}/cancel": {
        /** @description Ends an event: a client their own request, or a tour or call ahead; a broker any. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/next": {
        /** @description What the client has to do next, and the dates that come. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["NextSteps"];
                    };
                };
            };
        };
    };
    "/api/notifications": {
        /** @description Lists the person's notifications, latest first. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Notification"][];
                    };
                };
            };
        };
    };
    "/api/notifications/read": {
        /** @description Marks notifications as read or unread. */
        put: {
            requestBody: {
                content: {
                    "application/json": {
                        ids: components["schemas"]["Id"][];
                        isRead: boolean;
                    };
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/overview": {
        /** @description The first screen: figures, charts and recent activity. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Overview"];
                    };
                };
            };
        };
    };
    "/api/unread": {
        /** @description How many notifications and messages are unread. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": {
                            notifications: number;
                            messages: number;
                        };
                    };
                };
            };
        };
    };
    "/api/profile": {
        /** @description The person's profile. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
            };
        };
        /** @description Saves the profile. */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
            };
        };
    };
    "/api/photos/{id}": {
        /** @description A person's photo. Its address changes with it. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/settings": {
        /** @description The person's settings. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Settings"];
                    };
                };
            };
        };
        /** @description Saves the settings. */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Settings"];
                    };
                };
            };
        };
    };
    "/api/events/{id}/calendar.ics": {
        /** @description One event for a calendar app. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/calendar-link": {
        /** @description When the person's calendar link was created. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": {
                            url?: string;
                            createdAt?: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
        /** @description Creates a calendar link, and invalidates an earlier one. */
        post: {
            responses: {
                200: {
                    content: {
                        "application/json": {
                            url?: string;
                            createdAt?: components["schemas"]["Instant"];
                        };
                    };
                };
            };
        };
        /** @description Invalidates the calendar link. */
        delete: {
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/document-requests": {
        /** @description Requested documents that are not checked off, of all deals. */
        get: {
            parameters: {
                query?: {
                    clientId?: components["schemas"]["Id"];
                    dealId?: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DocumentRequest"][];
                    };
                };
            };
        };
    };
    "/api/deals/{dealId}/document-requests": {
        /** @description A deal's requested documents: open ones first, then those that are checked off. */
        get: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DocumentRequest"][];
                    };
                };
            };
        };
        /** @description Requests a document from the deal's client. */
        post: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentRequestForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DocumentRequest"];
                    };
                };
            };
        };
    };
    "/api/documents": {
        /** @description A page of the matching documents, and how many match. */
        get: {
            parameters: {
                query?: {
                    offset?: number;
                    limit?: number;
                    group?: "contract" | "lease" | "report";
                    type?: components["schemas"]["DocumentType"];
                    status?: "new" | "needs-signature" | "needs-confirmation" | "reviewed" | "signed" | "draft";
                    dealId?: components["schemas"]["Id"];
                    clientId?: components["schemas"]["Id"];
                    text?: string;
                    sort?: "updated" | "-updated" | "name" | "-name" | "size" | "-size";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DocumentPage"];
                    };
                };
            };
        };
        /** @description Uploads a file; the body is its bytes. `as` says what becomes of it if the deal has a document with the same name. An upload repeated with the same `id` adds nothing. A client's may answer the request `requestId`. */
        post: {
            parameters: {
                query: {
                    name: string;
                    mediaType: string;
                    dealId: components["schemas"]["Id"];
                    type: components["schemas"]["DocumentType"];
                    id?: components["schemas"]["Id"];
                    as?: components["schemas"]["UploadChoice"];
                    requestId?: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Document"];
                    };
                };
            };
        };
    };
    "/api/documents/namesake": {
        /** @description The document that an upload of this name would be a version of, if there is one. */
        get: {
            parameters: {
                query: {
                    name: string;
                    mediaType: string;
                    dealId: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            document?: components["schemas"]["Document"];
                        };
                    };
                };
            };
        };
    };
    "/api/documents/{id}": {
        /** @description One document. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Document"];
                    };
                };
            };
        };
        /** @description Removes a document that the person's own side uploaded; its version is the number of its newest file. */
        delete: {
            parameters: {
                query: {
                    version: components["parameters"]["SeenQuery"];
                };
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/documents/{id}/versions/{number}/file": {
        /** @description The file of a version, as an attachment. */
        get: {
            parameters: {
                query?: {
                    for?: "view" | "download";
                };
                path: {
                    id: components["schemas"]["Id"];
                    number: number;
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/documents/{id}/openings": {
        /** @description Who downloaded or previewed it, most recent first. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DocumentOpening"][];
                    };
                };
            };
        };
    };
    "/api/documents/{id}/viewed": {
        /** @description Marks a new document as reviewed. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/documents/{id}/restore": {
        /** @description Restores a removed document. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/documents/{id}/signature": {
        /** @description A client reports that they signed the newest version of a document. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description A client takes that back, until the broker has confirmed it. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/documents/{id}/versions/{number}": {
        /** @description Removes a version, or the document if it is the only one. Clients remove only their own newest. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    number: number;
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/documents/{id}/versions/{number}/restore": {
        /** @description Restores a removed version. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    number: number;
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/documents/{id}/versions/{number}/current": {
        /** @description Makes an earlier version current again, as a new version. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    number: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Document"];
                    };
                };
            };
        };
    };
    "/api/export": {
        /** @description Everything stored about the client, as a zip file; brokers name the client. */
        get: {
            parameters: {
                query?: {
                    clientId?: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/deals": {
        /** @description A page of the signed-in person's deals, newest first, each with the next of its key dates. What is archived is closed. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    clientId?: components["schemas"]["Id"];
                    side?: "purchase" | "sale" | "lease";
                    stage?: "search" | "letter-of-intent" | "contract" | "due-diligence" | "closing" | "closed" | "preparation" | "marketing" | "offers" | "assignment" | "tours" | "proposal" | "lease-execution";
                    status?: "open" | "closed";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DealPage"];
                    };
                };
            };
        };
    };
    "/api/deals/names": {
        /** @description All of the signed-in person's deals by name, newest first, by client. */
        get: {
            parameters: {
                query?: {
                    clientId?: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DealNames"];
                    };
                };
            };
        };
    };
    "/api/deals/details": {
        /** @description A page of the signed-in person's deals, newest first, each with its property, figures and key dates. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    clientId?: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            readonly items: components["schemas"]["Deal"][];
                            total: number;
                            nextCursor?: string;
                        };
                    };
                };
            };
        };
    };
    "/api/deals/{id}": {
        /** @description One deal, with its property. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Deal"];
                    };
                };
            };
        };
    };
    "/api/deals/{id}/activity": {
        /** @description What happened in the deal, and who opened which document, newest first. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DealActivity"];
                    };
                };
            };
        };
    };
    "/api/deals/{id}/photo": {
        /** @description The newest photograph shared in the deal; where a sample deal has none, its rendering. Its address changes with it. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/deals/{dealId}/key-dates": {
        /** @description A deal's key dates in order, and those that wait for another. */
        get: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["KeyDateView"][];
                    };
                };
            };
        };
        /** @description Adds a key date. */
        post: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KeyDateForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/deals/{dealId}/exchange": {
        /** @description A deal's 1031 exchange: its strict days, and what is to be identified. */
        get: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Exchange"];
                    };
                };
            };
        };
    };
    "/api/deals/{dealId}/offers": {
        /** @description The offers for the deal’s listing, with what the broker lets the client know of buyers; empty without a listing. */
        get: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            board?: components["schemas"]["OfferBoard"];
                        };
                    };
                };
            };
        };
    };
    "/api/deals/{dealId}/offers/{id}/accept": {
        /** @description The client asks the broker to mark an offer as accepted. */
        post: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/deals/{dealId}/offers/{id}/counter/approve": {
        /** @description The client approves the broker’s counter. */
        post: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/deals/{dealId}/listing": {
        /** @description The last week on the deal’s listing, as in the weekly email; empty without a listing. */
        get: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            week?: components["schemas"]["ListingWeek"];
                        };
                    };
                };
            };
        };
    };
    "/api/search": {
        /** @description Finds records by their words, at most eight per kind. */
        get: {
            parameters: {
                query: {
                    text: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["SearchResult"][];
                    };
                };
            };
        };
    };
    "/api/threads": {
        /** @description Lists the conversations, latest first. */
        get: {
            parameters: {
                query?: {
                    clientId?: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Thread"][];
                    };
                };
            };
        };
    };
    "/api/threads/{id}/messages": {
        /** @description A page of a conversation, newest message first. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            readonly items: components["schemas"]["Message"][];
                            total: number;
                            nextCursor?: string;
                        };
                    };
                };
            };
        };
    };
    "/api/messages": {
        /** @description Finds messages by their text, newest first. */
        get: {
            parameters: {
                query: {
                    clientId?: components["schemas"]["Id"];
                    text: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Message"][];
                    };
                };
            };
        };
    };
    "/api/threads/{id}/messages/{messageId}": {
        /** @description Sends a message, once for its ID. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    messageId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        dealId?: components["schemas"]["Id"];
                        attachmentIds: components["schemas"]["Id"][];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
            };
        };
    };
    "/api/threads/{id}/read": {
        /** @description Marks a conversation as read. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/threads/{id}/dismiss": {
        /** @description A broker needs no answer to a conversation’s latest message. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        messageId: components["schemas"]["Id"];
                    };
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/contacts/{id}/thread": {
        /** @description The conversation about a contact, created if there is none. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Thread"];
                    };
                };
            };
        };
    };
    "/api/changes": {
        /** @description Streams which records have changed, as server-sent events. */
        get: {
            parameters: {
                query?: {
                    after?: number;
                    age?: number;
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/assistant/unanswered": {
        /** @description A page of what the assistant couldn't answer, newest first. */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    clientId?: components["schemas"]["Id"];
                    status?: "needs-answer" | "answered";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["UnansweredPage"];
                    };
                };
            };
        };
    };
    "/api/assistant/unanswered/{id}/answer": {
        /** @description Answers a client's question as a message, once, and keeps it as a note if asked to. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AssistantReplyForm"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/assistant/unanswered/{id}/dismissal": {
        /** @description Takes a question off the list: it needs no answer. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Puts a question back on the list. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/assistant/notes": {
        /** @description Lists the notes the assistant quotes, the last changed first. */
        get: {
            parameters: {
                query?: {
                    clientId?: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["AssistantNote"][];
                    };
                };
            };
        };
    };
    "/api/assistant/notes/{id}": {
        /** @description Removes a note; the assistant no longer quotes it. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Changes a note, and which deal it is about. */
        patch: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AssistantNoteChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/assistant/settings": {
        /** @description Whether the assistant is on for everyone. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["AssistantSwitch"];
                    };
                };
            };
        };
        /** @description Turns the assistant on or off for everyone. */
        put: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AssistantSwitch"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{clientId}/assistant": {
        /** @description Turns the assistant on or off for one client. */
        put: {
            parameters: {
                path: {
                    clientId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AssistantSwitch"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/document-requests/{id}": {
        /** @description Changes a request, checks it off, asks again or cancels it. */
        patch: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentRequestChange"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DocumentRequest"];
                    };
                };
            };
        };
    };
    "/api/document-requests/{id}/remind": {
        /** @description Reminds the client, at most once a day. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DocumentRequest"];
                    };
                };
            };
        };
    };
    "/api/documents/{id}/status": {
        /** @description Requests a client's signature, notes the email to sign or takes that back, marks the document as signed, or withdraws the request. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Signing"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/documents/{id}/remind": {
        /** @description Reminds the client to sign, at most once a day. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{id}/events": {
        /** @description Adds an event to a client's calendar. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Event"];
                    };
                };
            };
        };
    };
    "/api/events/{id}/answer": {
        /** @description Confirms a client's request, declines it, or proposes another time. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RequestAnswer"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/deals/{dealId}/key-dates/{id}": {
        /** @description Changes a key date; the response lists what moved with it. */
        put: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KeyDateChange"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["KeyDateMove"][];
                    };
                };
            };
        };
        /** @description Removes a key date. What was counted from it has no day until it is there again. */
        delete: {
            parameters: {
                query: {
                    version: components["parameters"]["SeenQuery"];
                };
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/deals/{dealId}/key-dates/{id}/move": {
        /** @description Moves a key date, and emails the client and parties that are named; the response lists what moved with it. */
        post: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KeyDateMoveForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["KeyDateMove"][];
                    };
                };
            };
        };
    };
    "/api/deals/{dealId}/key-dates/{id}/move/undo": {
        /** @description Moves a key date back, and notifies those who may know that it was moved. */
        post: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["KeyDateMove"][];
                    };
                };
            };
        };
    };
    "/api/deals/{dealId}/key-dates/{id}/status": {
        /** @description Marks a key date as done, waived, extended or open; the response lists what moved. */
        put: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: components["schemas"]["Version"];
                        /** @enum {string} */
                        status: "open" | "done" | "waived" | "extended";
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["KeyDateMove"][];
                    };
                };
            };
        };
    };
    "/api/deals/{dealId}/key-dates/template": {
        /** @description Adds a template's key dates that the deal doesn't have. */
        post: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TemplateForm"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/key-date-templates": {
        /** @description The templates that a broker has made their own. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["SavedTemplate"][];
                    };
                };
            };
        };
    };
    "/api/key-date-templates/{name}": {
        /** @description Makes a template the broker's own, for the deals that start with it from now on. */
        put: {
            parameters: {
                path: {
                    name: "purchase" | "sale" | "lease";
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TemplateChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Goes back to the standard template. */
        delete: {
            parameters: {
                path: {
                    name: "purchase" | "sale" | "lease";
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/deals/{dealId}/exchange/sold": {
        /** @description Notes what was sold, and for how much. */
        put: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SoldChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/deals/{dealId}/exchange/properties": {
        /** @description Adds a replacement property to identify. */
        post: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReplacementForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/deals/{dealId}/exchange/properties/{id}": {
        /** @description Changes a replacement property. */
        put: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReplacementChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Removes a replacement property. */
        delete: {
            parameters: {
                query: {
                    version: components["parameters"]["SeenQuery"];
                };
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/deals/{dealId}/exchange/properties/{id}/identified": {
        /** @description Marks it as identified, which the intermediary has confirmed, or as not. Of a writing that was received earlier, with its day. */
        put: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["IdentificationChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/deals/{dealId}/exchange/postponement": {
        /** @description Postpones the strict days, as an IRS notice says. */
        put: {
            parameters: {
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PostponementChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Goes back to the law's own days. */
        delete: {
            parameters: {
                query: {
                    version: components["parameters"]["SeenQuery"];
                };
                path: {
                    dealId: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients": {
        /** @description Lists the clients, by name. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Client"][];
                    };
                };
            };
        };
        /** @description Creates an account, and queues the email with the link to choose a password. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Client"];
                    };
                };
            };
        };
    };
    "/api/clients/{id}": {
        /** @description One client. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Client"];
                    };
                };
            };
        };
        /** @description Erases a client with everything but the audit log, also as a prospect of listings and in inquiries. Signed agreements and contracts stay. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{id}/summary": {
        /** @description What a client looks for, and which documents they opened last. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ClientSummary"];
                    };
                };
            };
        };
    };
    "/api/clients/{id}/invitation": {
        /** @description Resends the invitation. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/inquiries/{id}/client": {
        /** @description Converts the visitor to a client and emails the invitation. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryClient"];
                    };
                };
            };
        };
    };
    "/api/prospects/{id}/client": {
        /** @description Converts a listing’s prospect to a client, with their history, and emails the invitation. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryClient"];
                    };
                };
            };
        };
    };
    "/api/clients/{id}/emails": {
        /** @description What became of a client's emails, latest first. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ClientEmail"][];
                    };
                };
            };
        };
    };
    "/api/clients/{id}/emails/{emailId}/retry": {
        /** @description Sends an email now that waits or failed. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    emailId: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{id}/deals": {
        /** @description Adds a deal, with the key dates of a template. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewDeal"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/clients/{id}/deals/{dealId}": {
        /** @description Changes a deal and its property. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    dealId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DealChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Removes a deal with its documents and events, and notifies the client of dates ahead. */
        delete: {
            parameters: {
                query: {
                    version: components["parameters"]["SeenQuery"];
                };
                path: {
                    id: components["schemas"]["Id"];
                    dealId: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{id}/deals/{dealId}/stage": {
        /** @description Moves a deal to another stage of its side. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    dealId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DealMove"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{id}/deals/{dealId}/archived": {
        /** @description Archives a deal, whose dates and requests then remind nobody, or brings it back. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    dealId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: components["schemas"]["Version"];
                        isArchived: boolean;
                    };
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{id}/parties": {
        /** @description Adds a party to a client's deals. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/clients/{id}/parties/{partyId}": {
        /** @description Changes a party to a client's deals. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    partyId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Removes a party from a client's deals. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    partyId: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{id}/access": {
        /** @description Disables a client's account, or cancels the invitation; or undoes either. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClientAccess"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{id}/closure-request": {
        /** @description Declines a client's request to close the account. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/inquiries/{id}": {
        /** @description An inquiry with its deliveries and replies. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
                    };
                };
            };
        };
        /** @description Erases an inquiry, and whoever is a listing’s prospect only by it. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/prospects/{id}": {
        /** @description Corrects who a prospect is; their email address stays. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProspectChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Erases a listing’s prospect, with their inquiry about it. Signed agreements and contracts stay. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/clients/{id}/email-change": {
        /** @description Starts a change of a client's login email, which both addresses have to confirm. Before the client has a password, changes it and, once they were invited, sends a new invitation. Requires a confirmation of the broker. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LoginEmailForm"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Cancels the pending change of a client's login email to an address. */
        delete: {
            parameters: {
                query: {
                    newEmail: string;
                };
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/imports/preview": {
        /** @description What importing a file's rows would do. Nothing is stored. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportRequest"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ImportPreview"];
                    };
                };
            };
        };
    };
    "/api/imports/rows": {
        /** @description Imports a file's rows, all or none: adds what is new, and changes clients as the preview showed. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ImportForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ImportResult"];
                    };
                };
            };
        };
    };
    "/api/listings": {
        /** @description The broker’s listings: drafts and those on the market, or those that are closed or withdrawn. */
        get: {
            parameters: {
                query?: {
                    group?: "open" | "closed";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ListedListing"][];
                    };
                };
            };
        };
        /** @description Adds a draft: of a client’s sale or lease, or of none yet. */
        post: {
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewListing"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/listings/{id}": {
        /** @description One listing, with its checklist, documents and figures. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["BrokerListing"];
                    };
                };
            };
        };
        /** @description Changes what a listing says. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListingChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Removes a draft that was never on the site. */
        delete: {
            parameters: {
                query: {
                    version: components["parameters"]["SeenQuery"];
                };
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/confirm": {
        /** @description Confirms that a listing is available; the site says so with today’s date. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/offers-due": {
        /** @description Sets the moment offers are due, or none. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OffersDueChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/visibility": {
        /** @description Sets what the client sees of buyers. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VisibilityChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/documents": {
        /** @description Puts a listing’s documents in an order. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentOrder"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Uploads a document of a listing; the body is its bytes. */
        post: {
            parameters: {
                query: {
                    fileName: string;
                    mediaType: string;
                    name: string;
                    tier: "public" | "agreement" | "approval";
                    isOfferingMemorandum: "0" | "1";
                    isDownloadable: "0" | "1";
                };
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/listings/{id}/documents/{documentId}": {
        /** @description Changes a document’s name, who may open it, and whether it may be downloaded. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    documentId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListingDocumentChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Removes a document of a listing. */
        delete: {
            parameters: {
                query: {
                    version: components["parameters"]["SeenQuery"];
                };
                path: {
                    id: components["schemas"]["Id"];
                    documentId: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/documents/{documentId}/file": {
        /** @description The file of a listing’s document, as an attachment. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    documentId: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
        /** @description Replaces a document’s file; the body is its bytes. */
        post: {
            parameters: {
                query: {
                    fileName: string;
                    mediaType: string;
                    version: number;
                };
                path: {
                    id: components["schemas"]["Id"];
                    documentId: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/publish": {
        /** @description Puts a listing on the site, and notifies its client. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/withdraw": {
        /** @description Takes a listing off the site, and notifies its client. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/status": {
        /** @description Says how far a listing on the site is. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListingStatusChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/deal": {
        /** @description Connects a listing with a client’s deal, or with none. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListingDealChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/preview": {
        /** @description A listing’s page, as the site shows it once it is published. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The page. */
                200: {
                    content: {
                        "text/html": string;
                    };
                };
            };
        };
    };
    "/api/listings/{id}/prospects": {
        /** @description A listing’s prospects, with what each opened and waits for. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Prospect"][];
                    };
                };
            };
        };
        /** @description Adds a prospect to a listing. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProspectForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/listings/{id}/prospects/import": {
        /** @description Adds a file’s prospects to a listing. Those whose email address is known stay as they are. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProspectImport"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ProspectImportResult"];
                    };
                };
            };
        };
    };
    "/api/listings/{id}/prospects.csv": {
        /** @description A listing’s prospects, as CSV. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/prospects/{id}/agreement": {
        /** @description The agreement that a prospect signed, as a PDF; kept once they are erased. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/prospects/{id}/messages": {
        /** @description What a prospect and the broker wrote, oldest first. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ProspectMessages"];
                    };
                };
            };
        };
    };
    "/api/prospects/{id}/messages/{messageId}": {
        /** @description Writes to a prospect by email and in the document room, once for its id. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    messageId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProspectReply"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/prospects/{id}/documents": {
        /** @description Opens documents to a prospect, or closes them. They get an email of what opens, and of a request that is declined. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentAccess"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/prospects/{id}/reminder": {
        /** @description Emails a new link to someone who has signed and opened nothing. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/tours/{id}/answer": {
        /** @description Confirms a prospect’s request for a tour, or declines it, and emails them. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TourAnswer"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/prospects/{id}/access": {
        /** @description Closes the document room to a prospect at once, or opens it again. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RoomAccess"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/photos": {
        /** @description Puts a listing’s photographs in an order. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PhotoOrder"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
        /** @description Adds a photograph to a listing, upright and without its location; the body is the bytes of a JPEG, PNG or WebP picture. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ListingPhoto"];
                    };
                };
            };
        };
    };
    "/api/listings/{id}/photos/{photoId}": {
        /** @description Changes a photograph’s alternative text, and whether it is a rendering. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    photoId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PhotoText"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ListingPhoto"];
                    };
                };
            };
        };
        /** @description Removes a photograph. */
        delete: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    photoId: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/market-notes/{id}": {
        /** @description Sends the market note to each client who wants it, once for its ID; returns how many. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MarketNote"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            clients: number;
                        };
                    };
                };
            };
        };
    };
    "/api/today": {
        /** @description The broker's day: who waits on whom, what is due, and the pipeline. */
        get: {
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Today"];
                    };
                };
            };
        };
    };
    "/api/inquiries/export.csv": {
        /** @description The matching inquiries as a CSV file. */
        get: {
            parameters: {
                query?: {
                    status?: components["schemas"]["InquiryStatus"];
                    undelivered?: "1";
                    text?: string;
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
    "/api/inquiries/{id}/status": {
        /** @description Changes an inquiry's status. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        status: components["schemas"]["InquiryStatus"];
                        seen: components["schemas"]["InquiryStatus"];
                    };
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/inquiries/{id}/replies/{replyId}": {
        /** @description Emails a reply to the visitor. Repeating it is harmless. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    replyId: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReplyForm"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
                    };
                };
            };
        };
    };
    "/api/inquiries/{id}/deliveries/{deliveryId}/retry": {
        /** @description Retries a waiting or failed delivery now. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    deliveryId: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["InquiryDetail"];
                    };
                };
            };
        };
    };
    "/api/listings/{id}/offers": {
        /** @description The offers for a listing, with everything that happened to them. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OfferBoard"];
                    };
                };
            };
        };
        /** @description Enters an offer that came by email. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EnteredOffer"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/listings/{id}/offers/reviewed": {
        /** @description Notes that the broker has looked at the listing’s offers. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/recommendation": {
        /** @description Writes what the broker recommends; the client gets it when it is sent. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Recommendation"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/recommendation/send": {
        /** @description Sends the recommendation to the client. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/listings/{id}/best-and-final": {
        /** @description Asks the buyers of all open offers for their best and final one. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BestAndFinal"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/offers/{id}": {
        /** @description Changes an offer as its buyer has told the broker. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferChange"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/offers/{id}/withdraw": {
        /** @description Withdraws an offer as its buyer has told the broker. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/offers/{id}/counter": {
        /** @description Proposes a counter, which the client approves first. */
        put: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Counter"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/offers/{id}/counter/withdraw": {
        /** @description Takes back a counter that the buyer hasn’t got. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Seen"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/offers/{id}/counter/send": {
        /** @description Sends an approved counter to the buyer. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferAnswer"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/offers/{id}/decline": {
        /** @description Declines an offer with an email to its buyer. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferAnswer"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/offers/{id}/accept": {
        /** @description Marks an offer as accepted: the listing is under contract, and the deal has the offer’s price and dates. */
        post: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Acceptance"];
                };
            };
            responses: {
                204: {
                    content?: never;
                };
            };
        };
    };
    "/api/offers/{id}/files": {
        /** @description Adds a file to an offer; the body is its bytes. */
        post: {
            parameters: {
                query: {
                    name: string;
                    mediaType: string;
                    kind: "proof-of-funds" | "letter";
                };
                path: {
                    id: components["schemas"]["Id"];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
        };
    };
    "/api/offers/{id}/files/{fileId}": {
        /** @description A file of an offer. */
        get: {
            parameters: {
                path: {
                    id: components["schemas"]["Id"];
                    fileId: components["schemas"]["Id"];
                };
            };
            responses: {
                /** @description The file. */
                200: {
                    content: {
                        "*/*": string;
                    };
                };
            };
        };
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Receipt: {
            reference: string;
            receivedAt: components["schemas"]["Instant"];
        };
        /** Format: date-time */
        Instant: string;
        /** Format: email */
        Email: string;
        InquirySource: {
            page?: string;
            firstPage?: string;
            referrer?: string;
            campaign?: {
                source?: string;
                medium?: string;
                campaign?: string;
                term?: string;
                content?: string;
            };
        };
        SignInAnswer: {
            /** @constant */
            twoFactorRedirect: false;
            user: components["schemas"]["Me"];
        } | {
            /** @constant */
            twoFactorRedirect: true;
        };
        Me: {
            name: string;
            email: string;
            /** @enum {string} */
            role: "Client" | "Broker";
            /** @enum {string} */
            portal: "sample" | "live";
            photo?: string;
            session: components["schemas"]["Id"];
            twoFactor: boolean;
        };
        Id: string;
        Login: {
            email: components["schemas"]["Email"];
            password: string;
        };
        AuthenticatorCode: {
            code: string;
        };
        BackupCode: {
            code: string;
        };
        SignOut: {
            session?: components["schemas"]["Id"];
        };
        PasskeyRequest: {
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
        PasskeySignIn: {
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
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        PasswordLinkOwner: {
            name: string;
            email: string;
            invitedAt?: components["schemas"]["Instant"];
        };
        PasswordLink: {
            token: string;
        };
        PasswordByLink: {
            token: string;
            newPassword: components["schemas"]["ChosenPassword"];
        };
        ChosenPassword: string;
        EmailConfirmed: {
            newEmail: string;
            isChanged: boolean;
        };
        EmailConfirmation: {
            token: string;
        };
        Room: {
            reader: {
                name: string;
                company: string;
                email: string;
                /** @enum {string} */
                role: "principal" | "broker" | "lender" | "other";
            };
            listing: {
                id: components["schemas"]["Id"];
                slug: string;
                /** @enum {string} */
                kind: "sale" | "lease";
                /** @enum {string} */
                status: "draft" | "available" | "under-contract" | "lease-pending" | "sold" | "leased" | "withdrawn";
                name: string;
                city: string;
                region: string;
                timeZone: components["schemas"]["TimeZone"];
                squareFeet: number;
                price?: number;
                noi?: number;
                isNoiProForma: boolean;
                rent?: number;
                offersDueAt?: components["schemas"]["Instant"];
            };
            agreement: {
                id: components["schemas"]["Id"];
                signedAt: components["schemas"]["Instant"];
                term: string;
            };
            readonly documents: {
                id: components["schemas"]["Id"];
                name: string;
                /** @enum {string} */
                tier: "public" | "agreement" | "approval";
                /** @enum {string} */
                state: "open" | "locked" | "requested" | "declined";
                mediaType: string;
                bytes: number;
                pages?: number;
                isDownloadable: boolean;
                addedAt: components["schemas"]["Instant"];
                requestedAt?: components["schemas"]["Instant"];
            }[];
            readonly messages: components["schemas"]["RoomMessage"][];
            readonly tours: components["schemas"]["RoomTour"][];
            hasOffer: boolean;
        };
        TimeZone: string;
        RoomMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            author: "prospect" | "broker";
            authorName: string;
            text: string;
            sentAt: components["schemas"]["Instant"];
        };
        RoomTour: {
            id: components["schemas"]["Id"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            note: string;
            /** @enum {string} */
            status: "requested" | "confirmed" | "declined" | "withdrawn" | "canceled";
            answer?: string;
        };
        RoomMessageForm: {
            id: components["schemas"]["Id"];
            text: string;
        };
        TourForm: {
            id: components["schemas"]["Id"];
            day: components["schemas"]["EnteredDay"];
            time: components["schemas"]["Clock"];
            note: string;
        };
        /** Format: date */
        EnteredDay: string;
        Clock: string;
        OwnOffer: {
            listing: {
                name: string;
                publicName: string;
                /** @enum {string} */
                kind: "sale" | "lease";
                timeZone: components["schemas"]["TimeZone"];
                squareFeet: number;
                price?: number;
                rent?: number;
                noi?: number;
                isProForma: boolean;
                offersDueAt?: components["schemas"]["Instant"];
            };
            isOpen: boolean;
            offer?: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                state: "open" | "declined" | "withdrawn" | "accepted" | "ended";
                terms: components["schemas"]["OfferTerms"];
                receivedAt: components["schemas"]["Instant"];
                changedAt: components["schemas"]["Instant"];
                expiresAt: components["schemas"]["Instant"];
                counter?: {
                    terms: components["schemas"]["OfferTerms"];
                    /** @enum {string} */
                    state: "proposed" | "approved" | "sent";
                    at: components["schemas"]["Instant"];
                };
                readonly files: components["schemas"]["OfferFile"][];
                version: components["schemas"]["Version"];
            };
        };
        OfferTerms: components["schemas"]["SaleTerms"] | components["schemas"]["LeaseTerms"];
        SaleTerms: {
            /** @constant */
            kind: "sale";
            price: number;
            deposit: number;
            diligenceDays: number;
            closingDays: number;
            /** @enum {string} */
            payment: "financing" | "cash";
            loanPercent?: number;
            lender?: string;
            contingencies: ("inspection" | "title" | "financing" | "sale")[];
            note: string;
        };
        LeaseTerms: {
            /** @constant */
            kind: "lease";
            rent: number;
            termMonths: number;
            improvements: number;
            startsOn: components["schemas"]["EnteredDay"];
            note: string;
        };
        OfferFile: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "proof-of-funds" | "letter";
            name: string;
            bytes: number;
            addedAt: components["schemas"]["Instant"];
        };
        Version: number;
        SentOffer: {
            offer: components["schemas"]["OfferForm"];
            files: components["schemas"]["Id"][];
            version?: components["schemas"]["Version"];
        };
        OfferForm: {
            /** @constant */
            kind: "sale";
            price: number;
            deposit: number;
            diligenceDays: number;
            closingDays: number;
            /** @enum {string} */
            payment: "financing" | "cash";
            loanPercent?: number;
            lender?: string;
            contingencies: ("inspection" | "title" | "financing" | "sale")[];
            note: string;
            expiresOn: components["schemas"]["EnteredDay"];
            expiresAt: components["schemas"]["Clock"];
        } | {
            /** @constant */
            kind: "lease";
            rent: number;
            termMonths: number;
            improvements: number;
            startsOn: components["schemas"]["EnteredDay"];
            note: string;
            expiresOn: components["schemas"]["EnteredDay"];
            expiresAt: components["schemas"]["Clock"];
        };
        Seen: {
            version: components["schemas"]["Version"];
        };
        Session: {
            id: components["schemas"]["Id"];
            device: string;
            place: string;
            lastSeenAt: components["schemas"]["Instant"];
            isCurrent: boolean;
        };
        PasswordChange: {
            current: string;
            next: components["schemas"]["ChosenPassword"];
            repeated: string;
        };
        TwoFactorStart: {
            totpURI: string;
            backupCodes: string[];
        };
        PasswordConfirmation: {
            password: string;
        };
        BackupCodes: {
            backupCodes: string[];
        };
        Passkeys: {
            items: components["schemas"]["Passkey"][];
            suggestedName: string;
            needsConfirmation: boolean;
        };
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            credentialId: string;
            createdAt: components["schemas"]["Instant"];
            lastUsedAt?: components["schemas"]["Instant"];
        };
        PasskeyCreation: {
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
        Confirmation: {
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
        NewPasskey: {
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
        PasskeyName: {
            name: string;
        };
        LoginEmail: {
            email: string;
            isEmailSetUp: boolean;
            change?: components["schemas"]["OwnEmailChange"];
        };
        OwnEmailChange: {
            newEmail: string;
            expiresAt: components["schemas"]["Instant"];
            isCurrentConfirmed: boolean;
            isNewConfirmed: boolean;
        };
        LoginEmailForm: {
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
            email: components["schemas"]["Email"];
        };
        AssistantState: {
            isOn: boolean;
            documents: number;
            suggestions: string[];
            provider: {
                name: string;
                /** @enum {string} */
                consent: "unasked" | "allowed" | "refused";
            } | null;
        };
        AssistantConsent: {
            isAllowed: boolean;
        };
        AssistantAnswer: {
            id: components["schemas"]["Id"];
            question: string;
            askedAt: components["schemas"]["Instant"];
            documentId?: components["schemas"]["Id"];
            dealId?: components["schemas"]["Id"];
            /** @enum {string} */
            outcome: "answer" | "closest" | "which" | "none" | "handOff";
            answer: {
                text: string;
                sources: components["schemas"]["AssistantSource"][];
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
                phone?: components["schemas"]["Phone"];
            };
            choices?: {
                documentId?: components["schemas"]["Id"];
                dealId?: components["schemas"]["Id"];
                title: string;
            }[];
            /** @enum {string} */
            remark?: "greeting" | "thanks" | "unclear" | "others";
            isForwarded: boolean;
            isFailed?: boolean;
        };
        AssistantSource: {
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
            client?: components["schemas"]["ClientRef"];
        };
        ClientRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Phone: {
            e164: string;
            display: string;
        };
        AssistantQuestionForm: {
            id?: components["schemas"]["Id"];
            question: string;
            documentId?: components["schemas"]["Id"];
            dealId?: components["schemas"]["Id"];
            previousId?: components["schemas"]["Id"];
        };
        ForwardForm: {
            text: string;
        };
        Attachment: {
            id: components["schemas"]["Id"];
            name: string;
            mediaType: string;
            bytes: number;
            documentId?: components["schemas"]["Id"];
        };
        AuditPage: {
            readonly items: components["schemas"]["AuditEntry"][];
            nextCursor?: string;
        };
        AuditEntry: {
            id: number;
            at: components["schemas"]["Instant"];
            person: string;
            /** @constant */
            isOwn?: true;
            action: string;
            subject: string;
            subjectId?: components["schemas"]["Id"];
            subjectName?: string;
            /** @enum {string} */
            outcome: "done" | "refused";
            ipAddress?: string;
        };
        Contact: {
            id: components["schemas"]["Id"];
            client?: components["schemas"]["ClientRef"];
            name: string;
            /** @enum {string} */
            role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
            company: string;
            phone?: components["schemas"]["Phone"];
            email: string;
            readonly dealIds: components["schemas"]["Id"][];
            addedAt: components["schemas"]["Instant"];
            lastContactAt?: components["schemas"]["Instant"];
            isOwn: boolean;
            version: components["schemas"]["Version"];
        };
        NewContact: {
            name: string;
            /** @enum {string} */
            role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
            company: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["TypedPhone"];
            dealId: string;
        };
        TypedPhone: string;
        ContactChange: {
            name: string;
            /** @enum {string} */
            role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
            company: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["TypedPhone"];
            dealId: string;
            version: components["schemas"]["Version"];
        };
        Event: {
            id: components["schemas"]["Id"];
            title: string;
            dealId?: components["schemas"]["Id"];
            location?: string;
            attendees?: string;
            note?: string;
            /** @enum {string} */
            status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
            /** @enum {string} */
            endedBy?: "client" | "broker";
            reason?: string;
            version: components["schemas"]["Version"];
            isKeyDate?: boolean;
            isDone?: boolean;
            isRequest?: boolean;
            answer?: string;
            clientId?: components["schemas"]["Id"];
            client?: components["schemas"]["ClientRef"];
            /** @constant */
            kind: "deadline";
            day: components["schemas"]["Day"];
        } | {
            id: components["schemas"]["Id"];
            title: string;
            dealId?: components["schemas"]["Id"];
            location?: string;
            attendees?: string;
            note?: string;
            /** @enum {string} */
            status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
            /** @enum {string} */
            endedBy?: "client" | "broker";
            reason?: string;
            version: components["schemas"]["Version"];
            isKeyDate?: boolean;
            isDone?: boolean;
            isRequest?: boolean;
            answer?: string;
            clientId?: components["schemas"]["Id"];
            client?: components["schemas"]["ClientRef"];
            /** @constant */
            kind: "milestone";
            day: components["schemas"]["Day"];
        } | {
            id: components["schemas"]["Id"];
            title: string;
            dealId?: components["schemas"]["Id"];
            location?: string;
            attendees?: string;
            note?: string;
            /** @enum {string} */
            status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
            /** @enum {string} */
            endedBy?: "client" | "broker";
            reason?: string;
            version: components["schemas"]["Version"];
            isKeyDate?: boolean;
            isDone?: boolean;
            isRequest?: boolean;
            answer?: string;
            clientId?: components["schemas"]["Id"];
            client?: components["schemas"]["ClientRef"];
            start: components["schemas"]["Instant"];
            end: components["schemas"]["Instant"];
            timeZone: components["schemas"]["TimeZone"];
            requestedStart?: components["schemas"]["Instant"];
            change?: {
                start: components["schemas"]["Instant"];
                end: components["schemas"]["Instant"];
                /** @enum {string} */
                by: "client" | "broker";
                note?: string;
            };
            /** @constant */
            kind: "viewing";
        } | {
            id: components["schemas"]["Id"];
            title: string;
            dealId?: components["schemas"]["Id"];
            location?: string;
            attendees?: string;
            note?: string;
            /** @enum {string} */
            status: "confirmed" | "requested" | "proposed" | "declined" | "withdrawn" | "canceled";
            /** @enum {string} */
            endedBy?: "client" | "broker";
            reason?: string;
            version: components["schemas"]["Version"];
            isKeyDate?: boolean;
            isDone?: boolean;
            isRequest?: boolean;
            answer?: string;
            clientId?: components["schemas"]["Id"];
            client?: components["schemas"]["ClientRef"];
            start: components["schemas"]["Instant"];
            end: components["schemas"]["Instant"];
            timeZone: components["schemas"]["TimeZone"];
            requestedStart?: components["schemas"]["Instant"];
            change?: {
                start: components["schemas"]["Instant"];
                end: components["schemas"]["Instant"];
                /** @enum {string} */
                by: "client" | "broker";
                note?: string;
            };
            /** @constant */
            kind: "call";
        };
        /** Format: date */
        Day: string;
        TimeRequest: {
            /** @enum {string} */
            kind: "viewing" | "call";
            dealId: string;
            day: components["schemas"]["EnteredDay"];
            time: components["schemas"]["Clock"];
            /** @enum {string} */
            minutes: "30" | "60" | "120" | "240";
            note: string;
        };
        Cancellation: {
            version: components["schemas"]["Version"];
            reason: string;
        };
        ClientProposal: {
            day: components["schemas"]["EnteredDay"];
            time: components["schemas"]["Clock"];
            /** @enum {string} */
            minutes: "30" | "60" | "120" | "240";
            note: string;
            version: components["schemas"]["Version"];
        };
        NextSteps: {
            sentence: string;
            action?: {
                /** @enum {string} */
                kind: "offers" | "sign" | "send" | "confirm" | "read" | "date";
                label: string;
                path: string;
            };
            deal?: {
                name: string;
                path: string;
            };
            note?: string;
            dates: {
                id: components["schemas"]["Id"];
                day: components["schemas"]["Day"];
                figure: string;
                unit: string;
                label: string;
                detail: string;
                left: string;
                isUrgent: boolean;
                path: string;
            }[];
        };
        Notification: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "signature" | "event" | "document" | "document-request" | "offer" | "contact" | "message" | "market-note" | "inquiry" | "listing";
            title: string;
            detail: string;
            at: components["schemas"]["Instant"];
            isRead: boolean;
            path: string;
        };
        Overview: {
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
        Profile: {
            name: string;
            company: string;
            /** @enum {string} */
            role: "buyer" | "seller" | "landlord" | "tenant" | "investor";
            phone: components["schemas"]["TypedPhone"];
            email: components["schemas"]["Email"];
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
                exchangeSaleDay: "" | components["schemas"]["EnteredDay"];
            };
            version: components["schemas"]["Version"];
        };
        Settings: {
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
            timeZone?: components["schemas"]["TimeZone"];
            digestHour?: number;
            /** @constant */
            isWeeklyReportOff?: true;
            closureRequestedAt?: components["schemas"]["Instant"];
            marketNotesUnsubscribedAt?: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        DocumentRequest: {
            id: components["schemas"]["Id"];
            dealId: components["schemas"]["Id"];
            client?: components["schemas"]["ClientRef"];
            dealName: string;
            label: string;
            dueDay?: components["schemas"]["Day"];
            note: string;
            /** @enum {string} */
            status: "requested" | "received" | "done" | "canceled";
            documentId?: components["schemas"]["Id"];
            documentName?: string;
            createdAt: components["schemas"]["Instant"];
            remindedAt?: components["schemas"]["Instant"];
            canRemind: boolean;
            version: components["schemas"]["Version"];
        };
        DocumentPage: {
            readonly items: components["schemas"]["Document"][];
            total: number;
            counts: {
                all: number;
                contract: number;
                lease: number;
                report: number;
            };
        };
        Document: {
            id: components["schemas"]["Id"];
            client?: components["schemas"]["ClientRef"];
            name: string;
            type: components["schemas"]["DocumentType"];
            /** @enum {string} */
            status: "new" | "needs-signature" | "needs-confirmation" | "reviewed" | "signed" | "draft";
            dealId: components["schemas"]["Id"];
            fileName: string;
            mediaType: string;
            readonly versions: components["schemas"]["DocumentVersion"][];
            isOwn: boolean;
            signature?: {
                emailedAt?: components["schemas"]["Instant"];
                reportedAt?: components["schemas"]["Instant"];
            };
            unread?: string;
            request?: {
                label: string;
                isCheckedOff: boolean;
            };
        };
        /** @enum {string} */
        DocumentType: "confidentiality-agreement" | "listing-agreement" | "letter-of-intent" | "purchase-agreement" | "estoppel" | "closing" | "lease" | "lease-abstract" | "amendment" | "title" | "offering-memorandum" | "rent-roll" | "operating-statement" | "survey" | "environmental" | "condition" | "photographs" | "other";
        DocumentVersion: {
            number: number;
            addedAt: components["schemas"]["Instant"];
            addedBy: string;
            bytes: number;
            note?: string;
        };
        /** @enum {string} */
        UploadChoice: "version" | "separate";
        DocumentOpening: {
            name: string;
            isClient: boolean;
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            action: "view" | "download";
        };
        DealPage: {
            readonly items: components["schemas"]["ListedDeal"][];
            total: number;
            nextCursor?: string;
            volume: number;
        };
        ListedDeal: {
            id: components["schemas"]["Id"];
            client?: components["schemas"]["ClientRef"];
            name: string;
            price?: number;
            rent?: number;
            /** Format: starts_with */
            photo?: string;
            /** @constant */
            isRendering?: true;
            progress: components["schemas"]["DealProgress"];
            /** @constant */
            isArchived?: true;
            readonly keyDates: {
                label: string;
                done: boolean;
                id?: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
                /** @enum {string} */
                kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                /** @enum {string} */
                status?: "open" | "done" | "waived" | "extended";
                rule?: string;
                basis?: string;
                responsible?: string;
                override?: {
                    reason: string;
                    from?: components["schemas"]["Day"];
                    link?: string;
                    by?: string;
                    on?: components["schemas"]["Day"];
                };
                time?: string;
                settledOn?: components["schemas"]["Day"];
                day: components["schemas"]["Day"];
            }[];
            nextDate?: {
                day: components["schemas"]["Day"];
                label: string;
                /** @enum {string} */
                kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
            };
        };
        DealProgress: {
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
        DealNames: {
            client: components["schemas"]["ClientRef"];
            readonly deals: {
                id: components["schemas"]["Id"];
                name: string;
                place: string;
                timeZone: components["schemas"]["TimeZone"];
            }[];
        }[];
        Deal: {
            id: components["schemas"]["Id"];
            client?: components["schemas"]["ClientRef"];
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
            noiThrough?: components["schemas"]["Month"];
            capRate?: number;
            rent?: number;
            timeZone: components["schemas"]["TimeZone"];
            /** Format: starts_with */
            photo?: string;
            /** @constant */
            isRendering?: true;
            progress: components["schemas"]["DealProgress"];
            version: components["schemas"]["Version"];
            /** @constant */
            isArchived?: true;
            stageDays?: {
                [key: string]: components["schemas"]["Day"];
            };
            readonly keyDates: {
                label: string;
                done: boolean;
                id?: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
                /** @enum {string} */
                kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                /** @enum {string} */
                status?: "open" | "done" | "waived" | "extended";
                rule?: string;
                basis?: string;
                responsible?: string;
                override?: {
                    reason: string;
                    from?: components["schemas"]["Day"];
                    link?: string;
                    by?: string;
                    on?: components["schemas"]["Day"];
                };
                time?: string;
                settledOn?: components["schemas"]["Day"];
                day: components["schemas"]["Day"];
            }[];
            nextDate?: {
                day: components["schemas"]["Day"];
                label: string;
                /** @enum {string} */
                kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
            };
            readonly undatedKeyDates?: {
                label: string;
                done: boolean;
                id?: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
                /** @enum {string} */
                kind?: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
                /** @enum {string} */
                status?: "open" | "done" | "waived" | "extended";
                rule?: string;
                basis?: string;
                responsible?: string;
                override?: {
                    reason: string;
                    from?: components["schemas"]["Day"];
                    link?: string;
                    by?: string;
                    on?: components["schemas"]["Day"];
                };
                time?: string;
                settledOn?: components["schemas"]["Day"];
                missing: string;
            }[];
        };
        Month: string;
        DealActivity: {
            readonly entries: components["schemas"]["AuditEntry"][];
            readonly openings: {
                name: string;
                isClient: boolean;
                at: components["schemas"]["Instant"];
                /** @enum {string} */
                action: "view" | "download";
                documentId: components["schemas"]["Id"];
                documentName: string;
            }[];
        };
        KeyDateView: {
            id: components["schemas"]["Id"];
            dealId: components["schemas"]["Id"];
            label: string;
            /** @enum {string} */
            kind: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
            rule?: components["schemas"]["Rule"];
            override?: {
                day: components["schemas"]["EnteredDay"];
                reason: string;
                link?: string;
                by?: string;
                on?: components["schemas"]["Day"];
                from?: components["schemas"]["Day"];
                previous?: {
                    day: components["schemas"]["EnteredDay"];
                    reason: string;
                    link?: string;
                    by?: string;
                    on?: components["schemas"]["Day"];
                    from?: components["schemas"]["Day"];
                } | null;
            };
            basis: string;
            responsible?: components["schemas"]["Responsible"];
            /** @enum {string} */
            status: "open" | "done" | "waived" | "extended";
            time?: components["schemas"]["Clock"];
            day?: components["schemas"]["Day"];
            settledOn?: components["schemas"]["Day"];
            version: components["schemas"]["Version"];
            ruleText?: string;
            responsibleName?: string;
            missing?: string;
        };
        Rule: {
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
        Responsible: {
            /** @enum {string} */
            role: "client" | "counterparty" | "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
        } | {
            contactId: components["schemas"]["Id"];
        };
        Exchange: {
            dealName: string;
            clientName: string;
            sold?: components["schemas"]["SoldChange"];
            transfer?: {
                id: components["schemas"]["Id"];
                day?: components["schemas"]["Day"];
            };
            identify?: {
                id: components["schemas"]["Id"];
                day?: components["schemas"]["Day"];
                statutoryDay?: components["schemas"]["Day"];
                /** @enum {string} */
                status: "open" | "done" | "waived" | "extended";
                settledOn?: components["schemas"]["Day"];
                postponement?: {
                    notice: string;
                    link?: string;
                    by?: string;
                    on?: components["schemas"]["Day"];
                };
            };
            receive?: {
                id: components["schemas"]["Id"];
                day?: components["schemas"]["Day"];
                statutoryDay?: components["schemas"]["Day"];
                /** @enum {string} */
                status: "open" | "done" | "waived" | "extended";
                settledOn?: components["schemas"]["Day"];
                postponement?: {
                    notice: string;
                    link?: string;
                    by?: string;
                    on?: components["schemas"]["Day"];
                };
                day180?: components["schemas"]["Day"];
                taxReturn?: {
                    name: string;
                    due: components["schemas"]["Day"];
                };
                /** @enum {string} */
                applies?: "day-180" | "tax-return";
            };
            postponement?: {
                notice: string;
                link: string;
                identifyBy: "" | components["schemas"]["Day"];
                receiveBy: "" | components["schemas"]["Day"];
                version: components["schemas"]["Version"];
            };
            closing?: {
                day: components["schemas"]["Day"];
                isDone: boolean;
            };
            intermediary?: {
                id: components["schemas"]["Id"];
                name: string;
                company: string;
                phone?: components["schemas"]["Phone"];
            };
            replacements: {
                name: string;
                note: string;
                value?: number;
                id: components["schemas"]["Id"];
                identifiedOn?: components["schemas"]["Day"];
                version: components["schemas"]["Version"];
            }[];
        };
        SoldChange: {
            name: string;
            value?: number;
            version: components["schemas"]["Version"];
        };
        OfferBoard: {
            listing: components["schemas"]["OfferedListing"];
            client?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            dealId?: components["schemas"]["Id"];
            recommendation?: {
                text: string;
                offerId?: components["schemas"]["Id"];
                sentAt?: components["schemas"]["Instant"];
            };
            readonly offers: components["schemas"]["Offer"][];
            readonly history: {
                id: number;
                offerId: components["schemas"]["Id"];
                buyer: string;
                at: components["schemas"]["Instant"];
                /** @enum {string} */
                kind: "offered" | "changed" | "withdrawn" | "countered" | "counter-approved" | "counter-sent" | "counter-withdrawn" | "acceptance-requested" | "declined" | "accepted" | "ended";
                /** @enum {string} */
                by: "prospect" | "broker" | "client";
                terms?: components["schemas"]["OfferTerms"];
                before?: components["schemas"]["OfferTerms"];
            }[];
            version: components["schemas"]["Version"];
        };
        OfferedListing: {
            id: components["schemas"]["Id"];
            name: string;
            publicName: string;
            /** @enum {string} */
            kind: "sale" | "lease";
            /** @enum {string} */
            status: "draft" | "available" | "under-contract" | "lease-pending" | "sold" | "leased" | "withdrawn";
            timeZone: components["schemas"]["TimeZone"];
            squareFeet: number;
            price?: number;
            rent?: number;
            noi?: number;
            isProForma: boolean;
            offersDueAt?: components["schemas"]["Instant"];
        };
        Offer: {
            id: components["schemas"]["Id"];
            buyer: string;
            person?: string;
            /** @enum {string} */
            role?: "principal" | "broker" | "lender" | "other";
            /** @enum {string} */
            state: "open" | "declined" | "withdrawn" | "accepted" | "ended";
            terms: components["schemas"]["OfferTerms"];
            receivedAt: components["schemas"]["Instant"];
            changedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            isLate: boolean;
            isReviewed: boolean;
            counter?: {
                terms: components["schemas"]["OfferTerms"];
                /** @enum {string} */
                state: "proposed" | "approved" | "sent";
                at: components["schemas"]["Instant"];
            };
            isCounterUnsent?: boolean;
            acceptanceRequestedAt?: components["schemas"]["Instant"];
            readonly files: components["schemas"]["OfferFile"][];
            version: components["schemas"]["Version"];
        };
        ListingWeek: {
            listing: components["schemas"]["OfferedListing"];
            slug: string;
            publishedOn?: components["schemas"]["Day"];
            confirmedAt?: components["schemas"]["Instant"];
            firstDay: components["schemas"]["Day"];
            lastDay: components["schemas"]["Day"];
            sentence: string;
            rest: string;
            week: {
                inquiries: number;
                agreements: number;
                readers: number;
                tours: number;
                offers: number;
            };
            total: {
                inquiries: number;
                agreements: number;
                readers: number;
                tours: number;
                offers: number;
            };
            readonly weeks: {
                inquiries: number;
                agreements: number;
                readers: number;
                tours: number;
                offers: number;
                lastDay: components["schemas"]["Day"];
            }[];
            readonly interested: {
                id: components["schemas"]["Id"];
                company: string;
                /** @enum {string} */
                role?: "principal" | "broker" | "lender" | "other";
                step: string;
                lastSeenAt?: components["schemas"]["Instant"];
            }[];
        };
        SearchResult: {
            /** @enum {string} */
            kind: "deal" | "listing" | "document" | "contact" | "key-date" | "event" | "message" | "inquiry";
            id: string;
            title: string;
            fileName?: string;
            detail: string;
            path: string;
        };
        Thread: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            phone?: components["schemas"]["Phone"];
            photo?: components["schemas"]["PhotoPath"];
            /** @enum {string} */
            kind: "broker" | "assistant" | "contact";
            contactId?: components["schemas"]["Id"];
            dealId?: components["schemas"]["Id"];
            unread: number;
            lastMessage?: components["schemas"]["Message"];
        };
        /** Format: starts_with */
        PhotoPath: string;
        Message: {
            id: components["schemas"]["Id"];
            threadId: components["schemas"]["Id"];
            /** @enum {string} */
            from: "me" | "other";
            text: string;
            sentAt: components["schemas"]["Instant"];
            readAt?: components["schemas"]["Instant"];
            readonly attachments: components["schemas"]["Attachment"][];
            dealId?: components["schemas"]["Id"];
        };
        UnansweredPage: {
            readonly items: components["schemas"]["UnansweredQuestion"][];
            total: number;
            nextCursor?: string;
            counts: {
                "needs-answer": number;
                answered: number;
                notes: number;
            };
        };
        UnansweredQuestion: {
            id: components["schemas"]["Id"];
            client: components["schemas"]["ClientRef"];
            question: string;
            askedAt: components["schemas"]["Instant"];
            deal?: {
                id: components["schemas"]["Id"];
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
                at: components["schemas"]["Instant"];
                by: string;
            };
        };
        AssistantReplyForm: {
            text: string;
            note?: {
                dealId: components["schemas"]["Id"] | null;
            };
        };
        AssistantNote: {
            id: components["schemas"]["Id"];
            client: components["schemas"]["ClientRef"];
            deal?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            question: string;
            text: string;
            by: string;
            changedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        AssistantNoteChange: {
            text: string;
            dealId: components["schemas"]["Id"] | null;
            version: components["schemas"]["Version"];
        };
        AssistantSwitch: {
            isOn: boolean;
        };
        DocumentRequestForm: {
            label: string;
            dueDay?: components["schemas"]["EnteredDay"];
            note: string;
        };
        DocumentRequestChange: {
            version: components["schemas"]["Version"];
            label?: string;
            dueDay?: components["schemas"]["EnteredDay"] | null;
            note?: string;
            /** @enum {string} */
            status?: "requested" | "received" | "done" | "canceled";
        };
        Signing: {
            /** @enum {string} */
            status: "needs-signature" | "emailed" | "not-emailed" | "signed" | "reviewed";
            version: components["schemas"]["Version"];
        };
        EventForm: {
            /** @enum {string} */
            kind: "viewing" | "call" | "milestone" | "deadline";
            title: string;
            dealId: string;
            day: components["schemas"]["EnteredDay"];
            from?: components["schemas"]["Clock"];
            to?: components["schemas"]["Clock"];
            location: string;
            attendees?: string;
            note: string;
        };
        EventChange: {
            /** @enum {string} */
            kind: "viewing" | "call" | "milestone" | "deadline";
            title: string;
            dealId: string;
            day: components["schemas"]["EnteredDay"];
            from?: components["schemas"]["Clock"];
            to?: components["schemas"]["Clock"];
            location: string;
            attendees?: string;
            note: string;
            version: components["schemas"]["Version"];
        };
        RequestAnswer: {
            /** @constant */
            answer: "confirm";
            version: components["schemas"]["Version"];
            note: string;
        } | {
            /** @constant */
            answer: "decline";
            version: components["schemas"]["Version"];
            note: string;
        } | {
            day: components["schemas"]["EnteredDay"];
            time: components["schemas"]["Clock"];
            /** @enum {string} */
            minutes: "30" | "60" | "120" | "240";
            note: string;
            /** @constant */
            answer: "propose";
            version: components["schemas"]["Version"];
        };
        KeyDateForm: {
            label: string;
            /** @enum {string} */
            kind: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
            rule?: components["schemas"]["Rule"];
            override?: components["schemas"]["Override"];
            basis: string;
            responsible?: components["schemas"]["Responsible"];
            /** @enum {string} */
            status: "open" | "done" | "waived" | "extended";
            time?: components["schemas"]["Clock"];
        };
        Override: {
            day: components["schemas"]["EnteredDay"];
            reason: string;
            link?: string;
        };
        KeyDateMove: {
            id: components["schemas"]["Id"];
            label: string;
            from?: components["schemas"]["Day"];
            to?: components["schemas"]["Day"];
        };
        KeyDateChange: {
            label: string;
            /** @enum {string} */
            kind: "effective-date" | "closing" | "lease-commencement" | "expiration" | "first-transfer" | "deadline" | "milestone" | "exchange-identification" | "exchange-receipt";
            rule?: components["schemas"]["Rule"];
            override?: components["schemas"]["Override"];
            basis: string;
            responsible?: components["schemas"]["Responsible"];
            /** @enum {string} */
            status: "open" | "done" | "waived" | "extended";
            time?: components["schemas"]["Clock"];
            version: components["schemas"]["Version"];
        };
        KeyDateMoveForm: {
            day: components["schemas"]["EnteredDay"];
            reason: string;
            emails: {
                client: boolean;
                contactIds: components["schemas"]["Id"][];
            };
            version: components["schemas"]["Version"];
        };
        TemplateForm: {
            /** @enum {string} */
            template: "purchase" | "sale" | "lease" | "exchange";
            days: {
                "effective-date"?: components["schemas"]["EnteredDay"];
                closing?: components["schemas"]["EnteredDay"];
                "lease-commencement"?: components["schemas"]["EnteredDay"];
                expiration?: components["schemas"]["EnteredDay"];
                "first-transfer"?: components["schemas"]["EnteredDay"];
            };
            taxReturn?: {
                /** @enum {string} */
                taxpayer: "individual" | "partnership-or-s-corporation" | "c-corporation";
                isExtended: boolean;
            };
        };
        SavedTemplate: {
            dates: components["schemas"]["KeyDateForm"][];
            /** @enum {string} */
            name: "purchase" | "sale" | "lease";
            version: components["schemas"]["Version"];
        };
        TemplateChange: {
            dates: components["schemas"]["KeyDateForm"][];
            version: components["schemas"]["Version"];
        };
        ReplacementForm: {
            name: string;
            note: string;
            value?: number;
        };
        ReplacementChange: {
            name: string;
            note: string;
            value?: number;
            version: components["schemas"]["Version"];
        };
        IdentificationChange: {
            isIdentified: boolean;
            receivedOn?: components["schemas"]["EnteredDay"];
            version: components["schemas"]["Version"];
        };
        PostponementChange: {
            notice: string;
            link: string;
            identifyBy: components["schemas"]["EnteredDay"];
            receiveBy: components["schemas"]["EnteredDay"];
            version: components["schemas"]["Version"];
        };
        Client: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            company: string;
            contactEmail: string;
            phone?: components["schemas"]["Phone"];
            photo?: components["schemas"]["PhotoPath"];
            isInvited: boolean;
            isDisabled: boolean;
            isUninvited?: boolean;
            closureRequestedAt?: components["schemas"]["Instant"];
            emailChange?: components["schemas"]["EmailChange"];
            /** @enum {string} */
            invitation?: "waiting" | "delivered" | "saved" | "dead";
            deals: number;
            unreadMessages: number;
            lastActivityAt?: components["schemas"]["Instant"];
            wantsMarketNote: boolean;
            marketNotesUnsubscribedAt?: components["schemas"]["Instant"];
            isAssistantOff?: boolean;
            isEmailSetUp: boolean;
        };
        EmailChange: {
            newEmail: string;
            expiresAt: components["schemas"]["Instant"];
            isCurrentConfirmed: boolean;
            isNewConfirmed: boolean;
            isTaken: boolean;
        };
        ClientSummary: {
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
                    exchangeSaleDay: "" | components["schemas"]["EnteredDay"];
                };
            };
            openings: {
                documentId: components["schemas"]["Id"];
                documentName: string;
                at: components["schemas"]["Instant"];
            }[];
            listings: {
                id: components["schemas"]["Id"];
                name: string;
                /** @enum {string} */
                stage: "inquired" | "signed" | "read" | "toured" | "offered";
                at: components["schemas"]["Instant"];
            }[];
        };
        Invitation: {
            name: string;
            email: components["schemas"]["Email"];
        };
        InquiryClient: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            company: string;
            contactEmail: string;
            phone?: components["schemas"]["Phone"];
            photo?: components["schemas"]["PhotoPath"];
            isInvited: boolean;
            isDisabled: boolean;
            isUninvited?: boolean;
            closureRequestedAt?: components["schemas"]["Instant"];
            emailChange?: components["schemas"]["EmailChange"];
            /** @enum {string} */
            invitation?: "waiting" | "delivered" | "saved" | "dead";
            deals: number;
            unreadMessages: number;
            lastActivityAt?: components["schemas"]["Instant"];
            wantsMarketNote: boolean;
            marketNotesUnsubscribedAt?: components["schemas"]["Instant"];
            isAssistantOff?: boolean;
            isEmailSetUp: boolean;
            isNew: boolean;
        };
        ClientEmail: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "invitation" | "reset" | "password-changed" | "passkey-added" | "passkey-removed" | "email-change-current" | "email-change-new" | "notification" | "moved-date" | "market-note" | "weekly-report" | "digest";
            to?: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "saved" | "dead";
            createdAt: components["schemas"]["Instant"];
            attempts: number;
            detail?: string;
            nextAttemptAt?: components["schemas"]["Instant"];
        };
        NewDeal: {
            name: string;
            city: string;
            region: components["schemas"]["Region"];
            /** @enum {string} */
            type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
            squareFeet: components["schemas"]["SquareFeet"];
            yearBuilt?: components["schemas"]["YearBuilt"];
            summary: string;
            occupancy?: components["schemas"]["Occupancy"];
            price?: components["schemas"]["Price"];
            noi?: components["schemas"]["Noi"];
            /** @enum {string} */
            noiPeriod?: "trailing-12" | "in-place" | "pro-forma";
            noiThrough?: components["schemas"]["Month"];
            capRate?: components["schemas"]["CapRate"];
            rent?: components["schemas"]["Rent"];
            timeZone: components["schemas"]["TimeZone"];
            progress: components["schemas"]["DealProgress"];
            template?: components["schemas"]["TemplateForm"];
        };
        Region: string;
        SquareFeet: number;
        YearBuilt: number;
        Occupancy: number;
        Price: number;
        Noi: number;
        CapRate: number;
        Rent: number;
        DealChange: {
            name: string;
            city: string;
            region: components["schemas"]["Region"];
            /** @enum {string} */
            type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
            squareFeet: components["schemas"]["SquareFeet"];
            yearBuilt?: components["schemas"]["YearBuilt"];
            summary: string;
            occupancy?: components["schemas"]["Occupancy"];
            price?: components["schemas"]["Price"];
            noi?: components["schemas"]["Noi"];
            /** @enum {string} */
            noiPeriod?: "trailing-12" | "in-place" | "pro-forma";
            noiThrough?: components["schemas"]["Month"];
            capRate?: components["schemas"]["CapRate"];
            rent?: components["schemas"]["Rent"];
            timeZone: components["schemas"]["TimeZone"];
            progress: components["schemas"]["DealProgress"];
            version: components["schemas"]["Version"];
        };
        DealMove: components["schemas"]["DealProgress"] & components["schemas"]["Seen"];
        PartyForm: {
            name: string;
            /** @enum {string} */
            role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
            company: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["TypedPhone"];
            dealIds: components["schemas"]["Id"][];
        };
        PartyChange: {
            name: string;
            /** @enum {string} */
            role: "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
            company: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["TypedPhone"];
            dealIds: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        ClientAccess: {
            isEnabled: boolean;
        };
        ImportPreview: {
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
                version?: components["schemas"]["Version"];
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
        ImportRequest: {
            columns: string[];
            rows: {
                row: number;
                cells: string[];
                version?: components["schemas"]["Version"];
            }[];
        };
        ImportResult: {
            clients: number;
            deals: number;
            contacts: number;
            updated: number;
            known: number;
            leftOut: number;
        };
        ImportForm: {
            columns: string[];
            rows: {
                row: number;
                cells: string[];
                version?: components["schemas"]["Version"];
            }[];
            leaveOutWrong: boolean;
        };
        ListedListing: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "sale" | "lease";
            /** @enum {string} */
            status: "draft" | "available" | "under-contract" | "lease-pending" | "sold" | "leased" | "withdrawn";
            slug: string;
            client?: components["schemas"]["ClientRef"];
            publishedAt?: components["schemas"]["Instant"];
            onMarketSince?: components["schemas"]["Day"];
            confirmedAt?: components["schemas"]["Instant"];
            statusAt: components["schemas"]["Instant"];
            offersDueAt?: components["schemas"]["Instant"];
            waiting: {
                newOffers: number;
                requests: number;
                questions: number;
                questionAt?: components["schemas"]["Instant"];
                tours: number;
            };
            version: components["schemas"]["Version"];
            name: string;
            /** @enum {string} */
            type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
            timeZone: string;
            marketingFrom?: components["schemas"]["Day"];
            photo?: components["schemas"]["ListingPhoto"];
            missing: number;
            prospects: number;
            agreements: number;
            offers: number;
        };
        ListingPhoto: {
            id: components["schemas"]["Id"];
            alt: string;
            isRendering: boolean;
            width: number;
            height: number;
            readonly widths: number[];
        };
        NewListing: {
            dealId: components["schemas"]["Id"];
        } | components["schemas"]["NewPropertyListing"];
        NewPropertyListing: {
            /** @enum {string} */
            kind: "sale" | "lease";
            details: {
                address: string;
                city: string;
                timeZone: components["schemas"]["TimeZone"];
                /** @enum {string} */
                type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
                region: components["schemas"]["Region"];
                squareFeet: components["schemas"]["SquareFeet"];
            };
        };
        BrokerListing: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "sale" | "lease";
            /** @enum {string} */
            status: "draft" | "available" | "under-contract" | "lease-pending" | "sold" | "leased" | "withdrawn";
            slug: string;
            client?: components["schemas"]["ClientRef"];
            publishedAt?: components["schemas"]["Instant"];
            onMarketSince?: components["schemas"]["Day"];
            confirmedAt?: components["schemas"]["Instant"];
            statusAt: components["schemas"]["Instant"];
            offersDueAt?: components["schemas"]["Instant"];
            waiting: {
                newOffers: number;
                requests: number;
                questions: number;
                questionAt?: components["schemas"]["Instant"];
                tours: number;
            };
            version: components["schemas"]["Version"];
            deal?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            details: components["schemas"]["ListingDetails"];
            createdAt: components["schemas"]["Instant"];
            areCompaniesShown: boolean;
            areNamesShown: boolean;
            decided: {
                address?: {
                    by: string;
                    at: components["schemas"]["Instant"];
                };
                companies?: {
                    by: string;
                    at: components["schemas"]["Instant"];
                };
                names?: {
                    by: string;
                    at: components["schemas"]["Instant"];
                };
            };
            readonly photos: components["schemas"]["ListingPhoto"][];
            readonly documents: components["schemas"]["ListingDocument"][];
            readonly checklist: {
                /** @enum {string} */
                item: "photographs" | "price" | "license" | "agreement" | "figures" | "words" | "documents";
                isDone: boolean;
                note?: string;
            }[];
            funnel: components["schemas"]["Funnel"];
            origins: components["schemas"]["MonthlyOrigins"];
            offers: {
                total: number;
                isAccepted: boolean;
                newSince?: components["schemas"]["Instant"];
                firstExpiresAt?: components["schemas"]["Instant"];
                best?: {
                    amount: number;
                    company: string;
                };
            };
        };
        ListingDetails: {
            address: string;
            city: string;
            region: string;
            timeZone: components["schemas"]["TimeZone"];
            isAddressShown: boolean;
            position?: components["schemas"]["Position"];
            locationNote?: string;
            headline?: string;
            line?: string;
            summary?: string;
            readonly highlights: {
                title: string;
                text: string;
            }[];
            /** @enum {string} */
            type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
            squareFeet: number;
            buildingNote?: string;
            landAcres?: number;
            landNote?: string;
            yearBuilt?: number;
            yearNote?: string;
            occupancy?: number;
            occupancyNote?: string;
            zoning?: string;
            zoningNote?: string;
            parkingSpaces?: number;
            price?: number;
            isPriceOnRequest: boolean;
            noi?: number;
            /** @enum {string} */
            noiPeriod?: "trailing-12" | "in-place" | "pro-forma";
            noiThrough?: components["schemas"]["Month"];
            rent?: number;
            /** @enum {string} */
            leaseType?: "nnn" | "nn" | "n" | "modified-gross" | "full-service";
            availableFrom?: components["schemas"]["Day"];
            marketingFrom?: components["schemas"]["Day"];
            cooperatingBroker?: {
                name: string;
                firm: string;
                license: string;
            };
        };
        Position: {
            latitude: number;
            longitude: number;
        };
        ListingDocument: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            tier: "public" | "agreement" | "approval";
            isOfferingMemorandum: boolean;
            isDownloadable: boolean;
            fileName: string;
            mediaType: string;
            bytes: number;
            pages?: number;
            addedAt: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
            readers: number;
            approved: number;
            requested: number;
        };
        Funnel: {
            inquired: {
                total: number;
                lastWeek: number;
                today: number;
            };
            signed: {
                total: number;
                lastWeek: number;
                today: number;
            };
            read: {
                total: number;
                lastWeek: number;
                today: number;
            };
            toured: {
                total: number;
                lastWeek: number;
                today: number;
            };
            offered: {
                total: number;
                lastWeek: number;
                today: number;
            };
        };
        MonthlyOrigins: {
            month: components["schemas"]["Month"];
            origins: components["schemas"]["OriginCounts"];
        }[];
        OriginCounts: {
            /** @enum {string} */
            origin: "listing" | "search" | "campaign" | "site" | "direct";
            count: number;
        }[];
        ListingChange: {
            details: components["schemas"]["EnteredListing"];
            version: components["schemas"]["Version"];
        };
        EnteredListing: {
            address: string;
            city: string;
            region: components["schemas"]["Region"];
            timeZone: components["schemas"]["TimeZone"];
            isAddressShown: boolean;
            position?: components["schemas"]["Position"];
            locationNote?: string;
            headline?: string;
            line?: string;
            summary?: string;
            readonly highlights: {
                title: string;
                text: string;
            }[];
            /** @enum {string} */
            type: "office" | "retail" | "industrial" | "multifamily" | "mixed-use" | "land" | "hospitality" | "medical" | "self-storage" | "special-purpose";
            squareFeet: components["schemas"]["SquareFeet"];
            buildingNote?: string;
            landAcres?: number;
            landNote?: string;
            yearBuilt?: components["schemas"]["YearBuilt"];
            yearNote?: string;
            occupancy?: components["schemas"]["Occupancy"];
            occupancyNote?: string;
            zoning?: string;
            zoningNote?: string;
            parkingSpaces?: number;
            price?: components["schemas"]["Price"];
            isPriceOnRequest: boolean;
            noi?: components["schemas"]["Noi"];
            /** @enum {string} */
            noiPeriod?: "trailing-12" | "in-place" | "pro-forma";
            noiThrough?: components["schemas"]["Month"];
            rent?: components["schemas"]["Rent"];
            /** @enum {string} */
            leaseType?: "nnn" | "nn" | "n" | "modified-gross" | "full-service";
            availableFrom?: components["schemas"]["EnteredDay"];
            marketingFrom?: components["schemas"]["EnteredDay"];
            cooperatingBroker?: {
                name: string;
                firm: string;
                license: string;
            };
        };
        OffersDueChange: {
            offersDueAt: components["schemas"]["EnteredInstant"] | null;
            version: components["schemas"]["Version"];
        };
        /** Format: date-time */
        EnteredInstant: string;
        VisibilityChange: {
            areCompaniesShown: boolean;
            areNamesShown: boolean;
            version: components["schemas"]["Version"];
        };
        DocumentOrder: {
            ids: components["schemas"]["Id"][];
        };
        ListingDocumentChange: {
            name: string;
            /** @enum {string} */
            tier: "public" | "agreement" | "approval";
            isOfferingMemorandum: boolean;
            isDownloadable: boolean;
            version: components["schemas"]["Version"];
        };
        ListingStatusChange: {
            /** @enum {string} */
            status: "available" | "under-contract" | "lease-pending" | "sold" | "leased";
            version: components["schemas"]["Version"];
        };
        ListingDealChange: {
            dealId: components["schemas"]["Id"] | null;
            version: components["schemas"]["Version"];
        };
        Prospect: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            company: string;
            phone: string;
            /** @enum {string} */
            role: "principal" | "broker" | "lender" | "other";
            buyerName?: string;
            /** @enum {string} */
            stage: "inquired" | "signed" | "read" | "toured" | "offered";
            signedAt?: components["schemas"]["Instant"];
            lastSeenAt?: components["schemas"]["Instant"];
            revokedAt?: components["schemas"]["Instant"];
            readonly opened: {
                name: string;
                isOfferingMemorandum: boolean;
                count: number;
            }[];
            readonly wanted: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            readonly given: components["schemas"]["Id"][];
            unread: number;
            readonly tours: components["schemas"]["RoomTour"][];
            hasOffer: boolean;
            unsent?: string;
            clientId?: components["schemas"]["Id"];
            erasedAt?: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        ProspectForm: {
            name: string;
            email: components["schemas"]["Email"];
            company: string;
            /** @enum {string} */
            role: "principal" | "broker" | "lender" | "other";
            buyerName: string;
            phone: components["schemas"]["TypedPhone"];
        };
        ProspectImportResult: {
            added: number;
            known: number;
        };
        ProspectImport: {
            prospects: components["schemas"]["ProspectForm"][];
        };
        ProspectChange: {
            name: string;
            company: string;
            /** @enum {string} */
            role: "principal" | "broker" | "lender" | "other";
            buyerName: string;
            phone: components["schemas"]["TypedPhone"];
            version: components["schemas"]["Version"];
        };
        ProspectMessages: components["schemas"]["RoomMessage"][];
        ProspectReply: {
            text: string;
        };
        DocumentAccess: {
            documentIds: components["schemas"]["Id"][];
            isOpen: boolean;
            version: components["schemas"]["Version"];
        };
        TourAnswer: {
            /** @enum {string} */
            answer: "confirm" | "confirm-anyway" | "decline";
            note: string;
        };
        RoomAccess: {
            isRevoked: boolean;
            version: components["schemas"]["Version"];
        };
        PhotoOrder: {
            ids: components["schemas"]["Id"][];
        };
        PhotoText: {
            alt: string;
            isRendering: boolean;
        };
        MarketNote: {
            text: string;
        };
        Today: {
            day: components["schemas"]["Day"];
            timeZone: components["schemas"]["TimeZone"];
            needsYou?: {
                readonly items: ({
                    /** @constant */
                    kind: "inquiry";
                    id: components["schemas"]["Id"];
                    name: string;
                    email: string;
                    text: string;
                    at: components["schemas"]["Instant"];
                } | {
                    /** @constant */
                    kind: "offer";
                    id: components["schemas"]["Id"];
                    /** @enum {string} */
                    reason: "new" | "accept" | "counter-approved";
                    isSeen: boolean;
                    name: string;
                    company: string;
                    listing: {
                        id: components["schemas"]["Id"];
                        name: string;
                        timeZone: components["schemas"]["TimeZone"];
                        dealId?: components["schemas"]["Id"];
                        asking?: number;
                    };
                    terms: components["schemas"]["OfferTerms"];
                    expiresAt: components["schemas"]["Instant"];
                    at: components["schemas"]["Instant"];
                } | {
                    /** @constant */
                    kind: "message";
                    id: components["schemas"]["Id"];
                    messageId: components["schemas"]["Id"];
                    client: components["schemas"]["ClientRef"];
                    text: string;
                    about?: string;
                    unread: number;
                    at: components["schemas"]["Instant"];
                } | {
                    /** @constant */
                    kind: "access";
                    id: components["schemas"]["Id"];
                    name: string;
                    listing: {
                        id: components["schemas"]["Id"];
                        name: string;
                    };
                    document: string;
                    readonly documentIds: components["schemas"]["Id"][];
                    at: components["schemas"]["Instant"];
                    version: components["schemas"]["Version"];
                } | {
                    /** @constant */
                    kind: "question";
                    id: components["schemas"]["Id"];
                    name: string;
                    listing: {
                        id: components["schemas"]["Id"];
                        name: string;
                    };
                    text: string;
                    at: components["schemas"]["Instant"];
                } | {
                    /** @constant */
                    kind: "tour";
                    id: components["schemas"]["Id"];
                    name: string;
                    listing: {
                        id: components["schemas"]["Id"];
                        name: string;
                    };
                    start: components["schemas"]["Instant"];
                    end: components["schemas"]["Instant"];
                    timeZone: components["schemas"]["TimeZone"];
                    at: components["schemas"]["Instant"];
                } | {
                    /** @constant */
                    kind: "confirm";
                    id: components["schemas"]["Id"];
                    name: string;
                    timeZone: components["schemas"]["TimeZone"];
                    photo?: {
                        id: components["schemas"]["Id"];
                        width: number;
                    };
                    at: components["schemas"]["Instant"];
                    version: components["schemas"]["Version"];
                } | {
                    /** @constant */
                    kind: "signature";
                    id: components["schemas"]["Id"];
                    client: components["schemas"]["ClientRef"];
                    deal?: {
                        id: components["schemas"]["Id"];
                        name: string;
                        /** @enum {string} */
                        side: "purchase" | "sale" | "lease";
                        timeZone: components["schemas"]["TimeZone"];
                    };
                    name: string;
                    at: components["schemas"]["Instant"];
                    version: components["schemas"]["Version"];
                } | {
                    /** @constant */
                    kind: "request";
                    id: components["schemas"]["Id"];
                    documentId?: components["schemas"]["Id"];
                    client: components["schemas"]["ClientRef"];
                    deal?: {
                        id: components["schemas"]["Id"];
                        name: string;
                        /** @enum {string} */
                        side: "purchase" | "sale" | "lease";
                        timeZone: components["schemas"]["TimeZone"];
                    };
                    name: string;
                    at: components["schemas"]["Instant"];
                    version: components["schemas"]["Version"];
                } | {
                    /** @constant */
                    kind: "time";
                    id: components["schemas"]["Id"];
                    client: components["schemas"]["ClientRef"];
                    deal?: {
                        id: components["schemas"]["Id"];
                        name: string;
                        /** @enum {string} */
                        side: "purchase" | "sale" | "lease";
                        timeZone: components["schemas"]["TimeZone"];
                    };
                    title: string;
                    start: components["schemas"]["Instant"];
                    end: components["schemas"]["Instant"];
                    timeZone: components["schemas"]["TimeZone"];
                    isChange: boolean;
                    version: components["schemas"]["Version"];
                    at?: components["schemas"]["Instant"];
                } | {
                    /** @constant */
                    kind: "assistant";
                    id: components["schemas"]["Id"];
                    readonly clients: components["schemas"]["ClientRef"][];
                    text: string;
                    count: number;
                    at: components["schemas"]["Instant"];
                })[];
                total: number;
                readonly more: ("inquiry" | "offer" | "access" | "message" | "question" | "tour" | "confirm" | "signature" | "request" | "time")[];
            };
            deadlines?: {
                readonly items: ({
                    id: components["schemas"]["Id"];
                    /** @enum {string} */
                    source: "key-date" | "event";
                    label: string;
                    day: components["schemas"]["Day"];
                    isExtended: boolean;
                    daysLeft: number;
                    time?: string;
                    client: components["schemas"]["ClientRef"];
                    deal?: {
                        id: components["schemas"]["Id"];
                        name: string;
                        /** @enum {string} */
                        side: "purchase" | "sale" | "lease";
                        timeZone: components["schemas"]["TimeZone"];
                    };
                    /** @enum {string} */
                    role?: "client" | "counterparty" | "broker" | "cooperating-broker" | "attorney" | "lender" | "title-officer" | "inspector" | "exchange-intermediary" | "property-manager" | "investor" | "tenant" | "appraiser" | "surveyor" | "other";
                    contactName?: string;
                    version?: components["schemas"]["Version"];
                } | {
                    id: components["schemas"]["Id"];
                    /** @enum {string} */
                    source: "offer" | "listing";
                    label: string;
                    day: components["schemas"]["Day"];
                    daysLeft: number;
                    time: string;
                    who: string;
                    listing: {
                        id: components["schemas"]["Id"];
                        name: string;
                        timeZone: components["schemas"]["TimeZone"];
                    };
                })[];
                total: number;
                overdue: number;
            };
            waiting?: {
                readonly items: ({
                    /** @constant */
                    kind: "signature";
                    id: components["schemas"]["Id"];
                    client: components["schemas"]["ClientRef"];
                    deal?: {
                        id: components["schemas"]["Id"];
                        name: string;
                        /** @enum {string} */
                        side: "purchase" | "sale" | "lease";
                        timeZone: components["schemas"]["TimeZone"];
                    };
                    name: string;
                    at: components["schemas"]["Instant"];
                    days: number;
                    remindedAt?: components["schemas"]["Instant"];
                    canRemind: boolean;
                } | {
                    /** @constant */
                    kind: "request";
                    id: components["schemas"]["Id"];
                    client: components["schemas"]["ClientRef"];
                    deal?: {
                        id: components["schemas"]["Id"];
                        name: string;
                        /** @enum {string} */
                        side: "purchase" | "sale" | "lease";
                        timeZone: components["schemas"]["TimeZone"];
                    };
                    name: string;
                    dueDay?: components["schemas"]["Day"];
                    at: components["schemas"]["Instant"];
                    days: number;
                    remindedAt?: components["schemas"]["Instant"];
                    canRemind: boolean;
                } | {
                    /** @constant */
                    kind: "counter";
                    id: components["schemas"]["Id"];
                    /** @enum {string} */
                    state: "proposed" | "sent";
                    isUnsent?: boolean;
                    who: string;
                    listing: {
                        id: components["schemas"]["Id"];
                        name: string;
                        dealId?: components["schemas"]["Id"];
                    };
                    terms: components["schemas"]["OfferTerms"];
                    at: components["schemas"]["Instant"];
                    days: number;
                } | {
                    /** @constant */
                    kind: "invitation";
                    id: components["schemas"]["Id"];
                    client: components["schemas"]["ClientRef"];
                    at: components["schemas"]["Instant"];
                    days: number;
                })[];
                total: number;
            };
            readonly schedule?: {
                id: components["schemas"]["Id"];
                title: string;
                day: components["schemas"]["Day"];
                start?: components["schemas"]["Instant"];
                end?: components["schemas"]["Instant"];
                timeZone?: components["schemas"]["TimeZone"];
                client: components["schemas"]["ClientRef"];
                deal?: {
                    id: components["schemas"]["Id"];
                    name: string;
                    /** @enum {string} */
                    side: "purchase" | "sale" | "lease";
                    timeZone: components["schemas"]["TimeZone"];
                };
            }[];
            readonly opened?: ({
                /** @constant */
                kind: "document";
                id: components["schemas"]["Id"];
                name: string;
                at: components["schemas"]["Instant"];
                client: components["schemas"]["ClientRef"];
            } | {
                /** @constant */
                kind: "listing-document";
                id: components["schemas"]["Id"];
                name: string;
                at: components["schemas"]["Instant"];
                prospect: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
                listing: {
                    id: components["schemas"]["Id"];
                    name: string;
                };
            })[];
            readonly pipeline?: {
                /** @enum {string} */
                side: "purchase" | "sale" | "lease";
                stage: string;
                count: number;
                volume: number;
            }[];
            steps?: {
                clientId?: components["schemas"]["Id"];
                hasDeal: boolean;
                hasDocument: boolean;
            };
            readonly samples?: string[];
        };
        InquiryPage: {
            readonly items: {
                name: string;
                email: components["schemas"]["Email"];
                phone: string;
                service: string;
                message: string;
                id: components["schemas"]["Id"];
                reference: string;
                receivedAt: components["schemas"]["Instant"];
                status: components["schemas"]["InquiryStatus"];
                clientId?: components["schemas"]["Id"];
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
            origins: components["schemas"]["OriginCounts"];
        };
        /** @enum {string} */
        InquiryStatus: "new" | "answered" | "closed";
        InquiryFilter: {
            status?: components["schemas"]["InquiryStatus"];
            /** @constant */
            undelivered?: "1";
            text?: string;
        };
        InquiryDetail: {
            name: string;
            email: components["schemas"]["Email"];
            phone: string;
            service: string;
            message: string;
            id: components["schemas"]["Id"];
            reference: string;
            receivedAt: components["schemas"]["Instant"];
            status: components["schemas"]["InquiryStatus"];
            clientId?: components["schemas"]["Id"];
            isUndelivered: boolean;
            listing?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            source?: components["schemas"]["InquirySource"];
            deliveries: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                target: "webhook" | "mailbox" | "reply" | "receipt";
                /** @enum {string} */
                state: "waiting" | "delivered" | "saved" | "dead";
                nextAttemptAt?: components["schemas"]["Instant"];
                attempts: {
                    at: components["schemas"]["Instant"];
                    isDelivered: boolean;
                    detail: string;
                }[];
            }[];
            replies: {
                id: components["schemas"]["Id"];
                text: string;
                author: string;
                sentAt: components["schemas"]["Instant"];
            }[];
        };
        ReplyForm: {
            text: string;
        };
        EnteredOffer: {
            buyer: components["schemas"]["OfferBuyer"];
            receivedOn: components["schemas"]["EnteredDay"];
            offer: components["schemas"]["OfferForm"];
        };
        OfferBuyer: {
            name: string;
            email: components["schemas"]["Email"];
            company: string;
            /** @enum {string} */
            role: "principal" | "broker" | "lender" | "other";
            buyerName: string;
        };
        Recommendation: {
            text: string;
            offerId?: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        BestAndFinal: {
            message: string;
            dueOn: components["schemas"]["EnteredDay"];
            dueAt: components["schemas"]["Clock"];
            version: components["schemas"]["Version"];
        };
        OfferChange: components["schemas"]["OfferForm"] & components["schemas"]["Seen"];
        Counter: {
            terms: components["schemas"]["OfferTerms"];
            version: components["schemas"]["Version"];
        };
        OfferAnswer: {
            message: string;
            version: components["schemas"]["Version"];
        };
        Acceptance: {
            contractOn: components["schemas"]["EnteredDay"];
            isAtCounter?: boolean;
            othersMessage: string;
            version: components["schemas"]["Version"];
        };
    };
    responses: never;
    parameters: {
        SeenQuery: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
