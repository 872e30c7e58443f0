import { BODY_MAX } from '@sextant/contracts/limits'
import { Hono } from 'hono'
import { outputFileRoutes } from './modules/agent-outputs/export/index.ts'
import { agentOutputRouter } from './modules/agent-outputs/index.ts'
import { agentSessionRouter, readMessages } from './modules/agent-sessions/index.ts'
import { agentSessionRoutes } from './modules/agent-sessions/routes.ts'
import { RunEngine } from './modules/agent-sessions/run-engine.ts'
import { aiRouter } from './modules/ai/index.ts'
import { auditRouter, auditRoutes } from './modules/audit/index.ts'
import { brandingRouter } from './modules/branding/index.ts'
import { businessContextRouter } from './modules/business-context/index.ts'
import { campaignRouter, campaignRoutes } from './modules/campaigns/index.ts'
import { companyRouter } from './modules/company/index.ts'
import { clientRouter, clientRoutes } from './modules/clients/index.ts'
import { customerSourceRouter } from './modules/customer-sources/index.ts'
import { brandRouter } from './modules/brand-guidelines/index.ts'
import { documentFileRoutes, documentRouter, documentUploads } from './modules/documents/index.ts'
import { feedbackRouter } from './modules/feedback/index.ts'
import {
  figureRouter,
  figureStreams,
  figureUploads,
  metricRouter,
} from './modules/figures/index.ts'
import { health } from './modules/health/index.ts'
import { identityRouter, identityRoutes } from './modules/identity/index.ts'
import { imageRoutes } from './modules/images/index.ts'
import { invitationRouter, invitationRoutes } from './modules/invitations/index.ts'
import { mailboxRoutes } from './modules/mailbox/index.ts'
import { notificationRouter } from './modules/notifications/index.ts'
import { operatorRouter, operatorRoutes } from './modules/operator/index.ts'
import { performanceRouter } from './modules/performance/index.ts'
import { personaInterviewRouter } from './modules/persona-interviews/index.ts'
import { portalRouter } from './modules/portal/index.ts'
import { quickStartRouter } from './modules/quick-start/index.ts'
import { quickWinRouter } from './modules/quick-wins/index.ts'
import { reportFileRoutes, reportRouter } from './modules/reports/index.ts'
import { rpcRouter } from './modules/rpc/index.ts'
import { savedViewRouter } from './modules/saved-views/index.ts'
import { taskRouter, taskRoutes } from './modules/tasks/index.ts'
import { teamRouter } from './modules/team/index.ts'
import { checkPassword } from './platform/auth/check-password.ts'
import { type Auth, openAuth } from './platform/auth/open-auth.ts'
import { serveAuth } from './platform/auth/serve-auth.ts'
import { api, type Services } from './platform/context.ts'
import { contractForm, errorResponse, fail } from './platform/errors.ts'
import { addressOf, bodyOfAtMost, readRequests, type Routes } from './platform/requests.ts'
import { neverStored, securityHeaders } from './platform/security-headers.ts'
import { reportError, serveApi } from './platform/serve-api.ts'
import { serveWeb } from './platform/serve-web.ts'

export type App = { hono: Hono; engine: RunEngine; auth: Auth }

const routerOf = (engine: RunEngine) =>
  api.router({
    health,
    ai: aiRouter,
    identity: identityRouter,
    invitations: invitationRouter,
    rpc: rpcRouter,
    businessContext: businessContextRouter,
    company: companyRouter,
    customerSources: customerSourceRouter,
    agentSessions: agentSessionRouter(engine),
    agentOutputs: agentOutputRouter(readMessages),
    clients: clientRouter,
    campaigns: campaignRouter,
    personaInterviews: personaInterviewRouter,
    portal: portalRouter,
    branding: brandingRouter,
    savedViews: savedViewRouter,
    team: teamRouter,
    notifications: notificationRouter,
    feedback: feedbackRouter,
    audit: auditRouter,
    tasks: taskRouter,
    quickStart: quickStartRouter,
    quickWins: quickWinRouter,
    brand: brandRouter,
    documents: documentRouter,
    figures: figureRouter,
    metrics: metricRouter,
    reports: reportRouter,
    performance: performanceRouter,
    operator: operatorRouter,
  })

/** What modules serve beside the contract. */
const routesOf = (engine: RunEngine): readonly Routes[] => [
  identityRoutes,
  invitationRoutes,
  auditRoutes,
  clientRoutes,
  campaignRoutes,
  figureStreams,
  documentFileRoutes,
  agentSessionRoutes(engine),
  outputFileRoutes,
  reportFileRoutes,
  taskRoutes,
  operatorRoutes,
  mailboxRoutes,
]

/** The whole HTTP surface over given services. */
export function createApp(given: Omit<Services, 'checkPassword'>): App {
  const auth = openAuth(given.config, given.database, given.log)
  const services: Services = {
    ...given,
    checkPassword: (userId, password) => checkPassword(auth, userId, password),
  }
  const { config, database } = services
  const engine = new RunEngine(services)
  const requests = readRequests(services)
  const hono = new Hono()
  hono.use(securityHeaders(config))
  hono.use('/api/*', neverStored)
  hono.onError(error => reportError(services, error))
  // Pictures and files come before the limit of every other body: theirs is larger.
  imageRoutes(hono, requests)
  figureUploads(hono, requests)
  documentUploads(hono, requests)
  hono.use('/api/*', bodyOfAtMost(BODY_MAX))
  hono.on(['GET', 'POST', 'DELETE'], '/api/auth/*', async c =>
    contractForm(await serveAuth(auth, database, c.req.raw, addressOf(c, config.trustProxy))),
  )
  for (const routes of routesOf(engine)) routes(hono, requests)
  serveApi(hono, requests, routerOf(engine))
  hono.all('/api/*', () => errorResponse(fail('NOT_FOUND')))
  serveWeb(hono, config)
  return { hono, engine, auth }
}
