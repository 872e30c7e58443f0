// Bounds that both sides enforce and show.
export const PASSWORD_MIN = 10
export const ORGANIZATION_NAME_MIN = 2
export const ORGANIZATION_NAME_MAX = 120
export const COMPANY_NAME_MIN = 2
export const COMPANY_NAME_MAX = 200
/** Characters of the free text of an invitation request; exactly this many are allowed. */
export const USE_CASE_MAX = 500
export const REFERRAL_SOURCE_MAX = 200
export const DESCRIPTION_MAX = 4_000
/** Characters of one message. Longer pastes are refused with a clear error and stay in the text field. */
export const MESSAGE_MAX = 20_000
export const TITLE_MAX = 200
/** Bytes of one JSON request body. */
export const BODY_MAX = 1_000_000
export const QUESTIONS_MAX = 7
export const AUTO_APPROVE_AT = 0.9
export const PENDING_POLL_MS = 30_000
export const PAGE_SIZE = 20
