// The contact form's limits, in characters. The lower ones are the form's rules; the upper ones
// only prevent abuse.
export const nameMin = 2;
export const nameMax = 120;
/** RFC 5321: no email system delivers to a longer address. */
export const emailMax = 254;
export const phoneMin = 10;
export const phoneMax = 100;
export const messageMin = 10;
export const messageMax = 5000;
/** The longest search text for inquiries. */
export const inquirySearchMax = 200;
/** The longest question to the assistant. */
export const assistantQuestionMax = 1000;
/** The longest reply to an inquiry. */
export const replyMax = 10_000;

/**
 * Limits of a password, in characters: NIST SP 800-63B asks for 15 where nothing else protects; 12
 * here.
 */
export const passwordMin = 12;
export const passwordMax = 128;

/** The largest file a client may upload: 50 MiB. */
export const uploadMaxBytes = 50 * 1024 * 1024;
/** As shown: "50 MB". */
export const uploadMaxLabel = `${uploadMaxBytes / 1024 / 1024} MB`;
/** How many files one upload may contain. */
export const uploadMaxFiles = 20;

/** The longest JSON body that the server reads: 256 KiB. A file's bytes are not JSON. */
export const jsonBodyMaxBytes = 256 * 1024;

/** The longest body that the contact form may send to the server: 64 KiB. */
export const inquiryBodyMaxBytes = 64 * 1024;
/** The fewest milliseconds in which a person can fill in the contact form. */
export const inquiryFillMinMs = 3000;
