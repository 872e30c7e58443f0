import type { Auth } from './open-auth.ts'

/** A session for somebody whose identity has just been proved in another way than by the password. Returns its token. */
export async function openSession(
  auth: Auth,
  userId: string,
  request: Request,
  address: string,
): Promise<string> {
  const { internalAdapter } = await auth.$context
  const session = await internalAdapter.createSession(userId, false, {
    ipAddress: address,
    userAgent: request.headers.get('user-agent') ?? '',
  })
  return session.token
}
