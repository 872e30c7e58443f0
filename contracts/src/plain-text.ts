/** One line without control characters and without marks that turn the direction of writing around: what may stand in names, because names stand in mails, their subjects and lists. */
export const PLAIN_TEXT = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u
/** Something to see: a name of spaces of no width could be neither read nor clicked. */
export const VISIBLE_TEXT = /[\p{L}\p{N}\p{P}\p{S}]/u
