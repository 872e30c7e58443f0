import * as z from 'zod'
import type { Logger } from 'pino'

export type RecaptchaConfig = {
  siteKey: string
  projectId: string
  apiKey: string
  baseUrl: string
}

const TIMEOUT_MS = 5_000
/** From 0 (surely a machine) to 1 (surely a person). Google's advice to start with. */
const SCORE_MIN = 0.5
const assessment = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().optional() }),
  riskAnalysis: z.object({ score: z.number() }).optional(),
})

/** Asks reCAPTCHA Enterprise about a token. An unreachable service lets nobody through, and the log says why. */
export async function passesRecaptcha(
  config: RecaptchaConfig,
  ask: { token: string; action: string; address: string },
  log: Logger,
): Promise<boolean> {
  const url = new URL(
    `/v1/projects/${encodeURIComponent(config.projectId)}/assessments`,
    config.baseUrl,
  )
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': config.apiKey },
      body: JSON.stringify({
        event: {
          token: ask.token,
          siteKey: config.siteKey,
          expectedAction: ask.action,
          userIpAddress: ask.address,
        },
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}`)
    const { tokenProperties, riskAnalysis } = assessment.parse(await response.json())
    return (
      tokenProperties.valid &&
      tokenProperties.action === ask.action &&
      (riskAnalysis?.score ?? 0) >= SCORE_MIN
    )
  } catch (error) {
    log.warn({ err: error }, 'the bot check could not be asked')
    return false
  }
}
