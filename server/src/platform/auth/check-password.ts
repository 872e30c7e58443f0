import type { Auth } from './open-auth.ts'

/** True when this is the password of the person's account. */
export async function checkPassword(
  auth: Auth,
  userId: string,
  password: string,
): Promise<boolean> {
  const { internalAdapter, password: hashing } = await auth.$context
  const account = await internalAdapter.findCredentialAccount(userId)
  return Boolean(account?.password) && hashing.verify({ hash: account!.password!, password })
}
