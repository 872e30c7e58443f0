import { oc } from '@orpc/contract'
import { healthRoutes } from './health/routes.ts'
import { aiRoutes } from './ai/routes.ts'
import { agentOutputRoutes } from './agent-outputs/routes.ts'
import { agentSessionRoutes } from './agent-sessions/routes.ts'
import { businessContextRoutes } from './business-context/routes.ts'
import { brandRoutes } from './brand/routes.ts'
import { brandingRoutes } from './branding/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { campaignRoutes } from './campaigns/routes.ts'
import { clientRoutes } from './clients/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { metricRoutes } from './metrics/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { performanceRoutes } from './performance-intelligence/routes.ts'
import { personaInterviewRoutes } from './persona/interview-routes.ts'
import { customerSourceRoutes } from './persona/routes.ts'
import { portalRoutes } from './portal/routes.ts'
import { quickStartRoutes } from './quick-start/routes.ts'
import { quickWinRoutes } from './quick-wins/routes.ts'
import { savedViewRoutes } from './saved-views/routes.ts'
import { operatorRoutes } from './operator/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { rpcRoutes } from './rpc/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { teamRoutes } from './team/routes.ts'

/** The whole HTTP surface under /api/v1, except the SSE streams and file exports, which contracts/src/agent-events.ts and the OpenAPI page describe. */
export const contract = oc.router({
  ...healthRoutes,
  ai: aiRoutes,
  identity: identityRoutes,
  invitations: invitationRoutes,
  rpc: rpcRoutes,
  businessContext: businessContextRoutes,
  company: companyRoutes,
  customerSources: customerSourceRoutes,
  agentSessions: agentSessionRoutes,
  agentOutputs: agentOutputRoutes,
  clients: clientRoutes,
  campaigns: campaignRoutes,
  personaInterviews: personaInterviewRoutes,
  portal: portalRoutes,
  brand: brandRoutes,
  branding: brandingRoutes,
  savedViews: savedViewRoutes,
  team: teamRoutes,
  notifications: notificationRoutes,
  feedback: feedbackRoutes,
  audit: auditRoutes,
  tasks: taskRoutes,
  quickStart: quickStartRoutes,
  quickWins: quickWinRoutes,
  documents: documentRoutes,
  figures: figureRoutes,
  metrics: metricRoutes,
  reports: reportRoutes,
  performance: performanceRoutes,
  operator: operatorRoutes,
})
