import { Outlet } from 'react-router'
import { Footer } from '../footer.tsx'
import { PublicHeader } from '../public-header.tsx'
import { SkipLink } from '../skip-link.tsx'

/** Around the pages that need no account. */
export function PublicFrame() {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
