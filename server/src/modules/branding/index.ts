import type { BrandingAnswer } from '@sextant/contracts/branding/routes'
import type { ClientBranding } from '@sextant/contracts/branding/theme'
import { callFunction } from '../../platform/call-function.ts'
import { api, withToken } from '../../platform/context.ts'
import { sanitizeCss } from './sanitize-css.ts'

const branding = api.branding

export const brandingRouter = {
  read: branding.read.use(withToken).handler(({ context }) => callFunction<BrandingAnswer>(context, 'read_branding')),
  save: branding.save.use(withToken).handler(({ input, context }) => callFunction<BrandingAnswer>(context, 'save_branding', JSON.stringify(input.theme), sanitizeCss(input.theme.customCSS).css, input.version)),
  checkCss: branding.checkCss.use(withToken).handler(({ input }) => sanitizeCss(input.css)),
  saveKit: branding.saveKit.use(withToken).handler(({ input, context }) => callFunction<ClientBranding>(context, 'save_brand_kit', input.id, JSON.stringify(input.brand_kit))),
}
