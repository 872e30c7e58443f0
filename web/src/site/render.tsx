import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { Landing } from './landing/landing.tsx'
import { Privacy } from './privacy.tsx'
import { SiteDocument } from './site-document.tsx'
import { Terms } from './terms.tsx'

const PAGES = {
  landing: {
    path: '/',
    title: '{{app_name}}: Intelligence Over Execution',
    description:
      'A crew of AI agents for marketing that asks sharp questions, computes the numbers and shows a source for every claim. Private alpha for small businesses and agencies: free, no card needed.',
    Page: Landing,
  },
  terms: {
    path: '/terms',
    title: 'Terms · {{app_name}}',
    description: 'The terms of the private alpha, in plain language.',
    Page: Terms,
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy · {{app_name}}',
    description: 'What is stored, who sees it and where it goes, in plain language.',
    Page: Privacy,
  },
}

/** A page of the public site as a whole HTML document, its marks still open (contracts/src/site-marks.ts). */
export function renderPage(name: string): string {
  if (!(name in PAGES)) throw new Error(`The public site has no page "${name}"`)
  const { path, title, description, Page } = PAGES[name as keyof typeof PAGES]
  return `<!doctype html>\n${renderToStaticMarkup(
    <StaticRouter location={path}>
      <SiteDocument path={path} title={title} description={description}>
        <Page />
      </SiteDocument>
    </StaticRouter>,
  )}`
}
