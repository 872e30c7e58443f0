let lead: (() => void) | null = null

/** The shell says where the second factor is entered. */
export function onSecondFactorDue(handler: () => void) {
  lead = handler
}

/** Reads a 403: when it says that the second factor is still due, whoever is signed in is led there. The answer itself stays unread. */
export async function heedSecondFactor(response: Response): Promise<void> {
  if (response.status !== 403 || !response.headers.get('content-type')?.includes('json')) return
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null
  if (body?.code === 'MFA_REQUIRED') lead?.()
}
