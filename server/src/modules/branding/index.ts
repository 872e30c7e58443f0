import type { BrandingAnswer } from '@sextant/contracts/branding/routes'
import type { ClientBranding } from '@sextant/contracts/branding/theme'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'
import { sanitizeCss } from './sanitize-css.ts'

const branding = api.branding
/** Of an editor that asks while somebody writes. */
const checks = { name: 'css-check', points: 240, seconds: 600 }

export const brandingRouter = {
  read: branding.read
    .use(withToken)
    .handler(({ context }) => callFunction<BrandingAnswer>(context, 'read_branding')),
  save: branding.save
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<BrandingAnswer>(
        context,
        'save_branding',
        JSON.stringify(input.theme),
        sanitizeCss(input.theme.customCSS).css,
        input.version,
      ),
    ),
  checkCss: branding.checkCss.use(withToken).handler(async ({ input, context }) => {
    await withinOwnLimit(context, checks)
    return sanitizeCss(input.css)
  }),
  saveKit: branding.saveKit
    .use(withToken)
    .handler(({ input, context }) =>
      callFunction<ClientBranding>(
        context,
        'save_brand_kit',
        input.id,
        JSON.stringify(input.brand_kit),
      ),
    ),
}
