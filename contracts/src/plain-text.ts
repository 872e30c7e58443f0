/** One line without control characters: what may stand in names, because names stand in mails, their subjects and lists. */
export const PLAIN_TEXT = /^\P{Cc}*$/u
