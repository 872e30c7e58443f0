// One table from code to HTTP status and text. SQL raises these codes by name; the server maps them; the web shows the message.
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: 'The request is not in the expected form.' },
  UNAUTHORIZED: { status: 401, message: 'Not authenticated' },
  MFA_REQUIRED: { status: 403, message: 'Enter your 6-digit code to continue.' },
  STEP_UP_REQUIRED: { status: 403, message: 'Confirm that it is you: enter your 6-digit code.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'This does not exist, or you do not have access.' },
  METHOD_NOT_SUPPORTED: { status: 405, message: 'This address does not answer that method.' },
  CONFLICT: {
    status: 409,
    message: 'Somebody changed this in the meantime. Reload and try again.',
  },
  RUN_IN_PROGRESS: {
    status: 409,
    message: 'The agent is still writing. Stop it, or wait until it is done.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'That is more than can be sent at once.' },
  NOT_INVITED: {
    status: 403,
    message: 'This email is not whitelisted for the Founding Member Program.',
  },
  LAST_OWNER: {
    status: 409,
    message: 'The last owner cannot go. Hand ownership to a teammate first.',
  },
  WRONG_PASSWORD: { status: 422, message: 'Current password is incorrect' },
  ALREADY_MEMBER: { status: 409, message: 'This person is in your team already.' },
  OTHER_ADDRESS: {
    status: 409,
    message: 'This invitation was sent to another email address. Sign in with that one.',
  },
  IMAGE_UNREADABLE: {
    status: 422,
    message: 'This file is not a picture we can read. Use PNG, JPEG, WebP or GIF.',
  },
  EXPORT_NOT_TABULAR: { status: 422, message: 'This deliverable has no table to export.' },
  EXPORT_NO_DAYS: { status: 422, message: 'This deliverable has no days for a calendar.' },
  UNPROCESSABLE: { status: 422, message: 'Some of what was sent cannot be used.' },
  BOT_CHECK_FAILED: { status: 422, message: 'Security validation failed. Please try again.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An unexpected error occurred' },
  OUT_OF_SPACE: {
    status: 507,
    message:
      'There is no space left to store this. Nothing that was stored is lost; tell whoever runs this server.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: 'The database does not answer. Nothing was lost; try again in a moment.',
  },
} as const

export type ErrorCode = keyof typeof ERRORS
/** The form of every error answer. */
export type ErrorBody = { code: ErrorCode; message: string; data?: unknown }
