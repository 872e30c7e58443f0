-- Who may call what. Applied after every function and policy, so nothing new is open by accident.
revoke all on all functions in schema app from public;
revoke all on all functions in schema public from public;
revoke create on schema public from public;
grant usage on schema public to app_user, app_auth;
grant execute on function app.enter(text), app.enter_as(uuid), app.free_slug(text), app.interrupt_stale_runs(interval), app.heartbeat(uuid[]), app.end_run(uuid, uuid, text, text, text, integer, integer, bigint), app.provision_account() to app_auth;
grant execute on function public.is_email_invited(text) to app_auth, app_user;
-- The public door: nobody is signed in there, so the server itself counts and writes.
grant execute on function app.request_invitation(text, text, text, text, text), app.spend_bot_check(text, timestamptz) to app_auth;
grant select, insert, update, delete on app.rate_limits to app_auth;
grant execute on function app.org_id(), app.user_id(), app.sees_organization(), app.visible_client_ids(), app.may(text, uuid), app.clients_where_may(text), app.abilities(), app.require_org(uuid), app.get_me() to app_user;
grant execute on function public.check_onboarding_status(uuid), public.get_user_roles(uuid, uuid), public.mark_invite_used(text, uuid),
  public.get_dashboard_metrics_cached(uuid), public.get_dashboard_campaigns_routed(uuid, integer), public.get_intelligence_readiness(uuid),
  app.append_events(uuid, uuid, jsonb, bigint), app.run_json(public.agent_runs), app.message_json(public.agent_messages), app.begin_run(uuid, uuid, uuid, text, uuid, boolean, text, boolean, text, text), app.turn_knowledge(uuid, uuid, uuid), app.month_cost_micros() to app_user;
revoke all on app.permissions from app_user;

-- The matrix of the specification (section 6), and what follows from it for the agents.
delete from app.permissions;
insert into app.permissions (ability, role_name, organization_wide)
select m.ability, r.role_name, m.organization_wide
  from (values
    ('clients.manage', array['agency_owner', 'agency_admin'], true),
    ('clients.view', array['agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('campaigns.create', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('team.manage', array['agency_owner', 'agency_admin'], true),
    ('agents.use', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('outputs.manage', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('insights.manage', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('profile.manage', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin'], true)
  ) as m (ability, roles, organization_wide)
  cross join lateral unnest(m.roles) as r (role_name);
