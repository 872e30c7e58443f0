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
/** Rows of cards in one message. */
export const FACTS_AT_ONCE = 60
export const TITLE_MAX = 200
/** Bytes of one JSON request body. */
export const BODY_MAX = 1_000_000
export const QUESTIONS_MAX = 7
export const AUTO_APPROVE_AT = 0.9
export const PENDING_POLL_MS = 30_000
export const PAGE_SIZE = 20
export const EMAIL_MAX = 254
export const FULL_NAME_MAX = 120
export const FEEDBACK_MAX = 5_000
/** Bytes of an uploaded picture before it is re-encoded, and the longest side it keeps. */
export const IMAGE_UPLOAD_MAX = 8_000_000
export const RESET_LINK_HOURS = 24
export const TEAM_INVITATION_DAYS = 7
export const MFA_CODE_LENGTH = 6
export const MFA_ATTEMPTS_MAX = 5
/** A session that passed its second factor this recently may do what needs a step-up. */
export const STEP_UP_MINUTES = 10
/** Campaigns a page of the list. */
export const CAMPAIGN_PAGE = 100
export const CAMPAIGN_NAME_MAX = 200
export const CAMPAIGN_TEXT_MAX = 4_000
/** Of a list such as the channels: its entries, and the characters of one. */
export const CAMPAIGN_LIST_MAX = 50
export const CAMPAIGN_LIST_ENTRY_MAX = 200
/** Characters of the words a list is searched for. */
export const SEARCH_MAX = 200
export const CONTACT_NAME_MAX = 120
export const PHONE_MAX = 40
export const WEBSITE_MAX = 300
export const CLIENT_NOTES_MAX = 4_000
export const CLIENT_NAME_MAX = 120
export const ARCHIVE_REASON_MAX = 500
/** Characters of the CSV of one import of clients, and its rows. */
export const CLIENT_IMPORT_MAX = 900_000
export const CLIENT_IMPORT_ROWS = 5_000
export const CUSTOM_CSS_MAX = 20_000
export const PORTAL_MESSAGE_MAX = 4_000
export const COMMENT_MAX = 2_000
/** Characters of a language model’s name, of its key, and of its address. */
export const AI_MODEL_MAX = 200
export const AI_KEY_MAX = 500
export const AI_URL_MAX = 500
/** A hundred thousand dollars a month. */
export const AI_CAP_MAX_CENTS = 10_000_000
/** Calls to language models on a page. */
export const AI_CALLS_PAGE = 50
