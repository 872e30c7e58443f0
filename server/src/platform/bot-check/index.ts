import type { BotCheckOffer } from '@sextant/contracts/invitations/routes'
import type { Services } from '../context.ts'
import { CHALLENGE_MS, createAltchaChallenge, passesAltcha } from './altcha.ts'
import { passesRecaptcha } from './recaptcha.ts'

/** What the browser needs to prove that a person is there. */
export async function offerBotCheck({ config }: Services): Promise<BotCheckOffer> {
  if (config.recaptcha) return { kind: 'recaptcha', siteKey: config.recaptcha.siteKey }
  // The server's clock, not a test's: the library compares with it too.
  return {
    kind: 'altcha',
    challenge: await createAltchaChallenge(config.authSecret, new Date(Date.now() + CHALLENGE_MS)),
  }
}

/** Whether the token of the check in force is good. It is used up by this. `action`: what the token was asked for. */
export async function passesBotCheck(
  { config, database, log }: Services,
  ask: { token: string; action: string; address: string },
): Promise<boolean> {
  if (ask.token === '') return false
  return config.recaptcha
    ? passesRecaptcha(config.recaptcha, ask, log)
    : passesAltcha(config.authSecret, database, ask.token)
}
