import { redirect, redirectDocument } from 'react-router'
import { REFUSED, leaveNotice } from '@/client/next-page-notice.ts'
import { readToken } from '@/client/token.ts'
import { lacksOrganization, redirectFor, type Visitor } from './guard.ts'
import type { ScreenRow } from './screen-row.ts'

/** Runs before a screen shows: sends the visitor elsewhere, or lets them through. */
export async function guard(row: ScreenRow, request: Request): Promise<null> {
  const url = new URL(request.url)
  const signedIn = readToken() !== null
  if (row.redirect) throw redirect(row.redirect({ signedIn, address: url.pathname + url.search }))
  const visitor = await visitorFor(row, signedIn)
  const target = redirectFor({ ...row, target: url.pathname + url.search, visitor })
  if (target === null || target === url.pathname) {
    if (visitor && lacksOrganization(row, visitor))
      throw Object.assign(new Error('User is not associated with an organization.'), {
        status: 404,
      })
    if (row.delivered) throw redirectDocument(url.pathname + url.search + url.hash)
    return null
  }
  if (target === '/mfa-verify') {
    const [{ firstFactor }, { carryFactor }] = await Promise.all([
      import('@/features/session/api/factors.ts'),
      import('@/features/session/carried-factor.ts'),
    ])
    carryFactor({ factorId: await firstFactor(), next: url.pathname + url.search })
  }
  // Whoever has just signed in asked for nothing here: the address may be left from somebody else.
  if (
    target === '/dashboard' &&
    row.audience !== 'public' &&
    !['/login', '/mfa-verify'].includes(window.location.pathname)
  )
    leaveNotice(REFUSED)
  throw redirect(target)
}

async function visitorFor(row: ScreenRow, signedIn: boolean): Promise<Visitor | null> {
  if (!signedIn || row.audience === 'any' || row.audience === 'development') return null
  try {
    // Loaded on demand: a signed-out visitor needs neither the typed client nor the contract.
    const { fetchVisitor } = await import('./visitor.ts')
    return await fetchVisitor()
  } catch (error) {
    // A public page opens even when the check cannot be made; a protected one must not.
    if (row.audience === 'public' || readToken() === null) return null
    throw error
  }
}
