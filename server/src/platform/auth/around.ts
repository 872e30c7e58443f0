/** One call to the authentication library: `path` below /api/auth, the JSON body or nothing, the session's token, the caller's address. */
export type Call = {
  request: Request
  path: string
  body: Record<string, unknown>
  token: string | null
  address: string
}
/** Goes on to the library, or to what stands around it further in. */
export type Next = () => Promise<Response>
/** Stands around one call: answers itself, or lets it go on and looks at the answer. */
export type Around = (call: Call, next: Next) => Promise<Response>
