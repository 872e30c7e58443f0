import type { ReactNode } from 'react'
import { Footer } from '@/shell/footer.tsx'
import { PublicHeader } from '@/shell/public-header.tsx'
import { SkipLink } from '@/shell/skip-link.tsx'

type SiteDocumentProps = { path: string; title: string; description: string; children: ReactNode }

// Addresses with marks are not files: the build must not look for them.
const unbuilt = { 'vite-ignore': '' }

/** Head, header and footer around a page of the public site. The header and footer are those of the application's public pages. */
export function SiteDocument({ path, title, description, children }: SiteDocumentProps) {
  const address = `{{origin}}${path}`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fdfefd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1a20" media="(prefers-color-scheme: dark)" />
        <link rel="canonical" href={address} {...unbuilt} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="{{app_name}}" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} {...unbuilt} />
        <meta property="og:image" content="{{origin}}/social-card.png" {...unbuilt} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta
          property="og:image:alt"
          content="Know where you stand before you spend. Intelligence Over Execution."
        />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" {...unbuilt} />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" {...unbuilt} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" {...unbuilt} />
        <link rel="manifest" href="/site.webmanifest" {...unbuilt} />
        <script src="/theme.js" />
        <link rel="stylesheet" href="/src/ui/app.css" />
        <script type="module" src="/src/site/behaviour.ts" />
      </head>
      <body className="[[data-leaving]_&]:invisible">
        <div id="root">
          <SkipLink />
          <PublicHeader />
          <main id="main" tabIndex={-1} className="flex-1">
            {children}
          </main>
          <Footer />
        </div>
      </body>
    </html>
  )
}
