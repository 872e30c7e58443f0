import { secureHeaders } from 'hono/secure-headers'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'

/** Where reCAPTCHA Enterprise loads its script, its frame and its words from. */
const RECAPTCHA = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
}

/** Answers of the API belong to one person at one moment; what may be kept says so itself. */
export const neverStored: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}

/** No inline scripts, no frames of ours elsewhere; foreign origins only where a configured service needs them. Styles may be inline: drawings set their own sizes. */
export function securityHeaders(config: Config): MiddlewareHandler {
  const recaptcha = config.recaptcha ? RECAPTCHA : { script: [], frame: [], connect: [] }
  const frames = [
    ...(config.demoVideoUrl ? [new URL(config.demoVideoUrl).origin] : []),
    ...recaptcha.frame,
  ]
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...recaptcha.script],
      workerSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...recaptcha.connect],
      frameSrc: frames.length ? frames : ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: config.publicUrl?.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    xFrameOptions: 'DENY',
    // A video's host may ask where it is embedded: it learns the origin and nothing more.
    referrerPolicy: config.demoVideoUrl ? 'strict-origin-when-cross-origin' : 'same-origin',
    crossOriginEmbedderPolicy: false,
  })
}
