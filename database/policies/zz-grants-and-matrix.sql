-- Who may call what. Applied after every function and policy, so nothing new is open by accident.
revoke all on all functions in schema app from public;
revoke all on all functions in schema public from public;
revoke create on schema public from public;
grant usage on schema public to app_user, app_auth;
grant execute on function app.enter(text), app.enter_to_ask_who(text), app.enter_as(uuid, uuid), app.free_slug(text), app.interrupt_stale_runs(interval), app.heartbeat(uuid[]), app.end_run(uuid, uuid, text, text, text, integer, integer, bigint), app.provision_account() to app_auth;
grant execute on function app.queue_mail(text, text, jsonb), app.claim_mail(integer), app.settle_mail(uuid, text, boolean, jsonb), app.read_mailbox(integer), app.require_step_up(integer), app.queue_digests(),
  app.sign_in_wait(text), app.begin_sign_in(text), app.sign_in_failed(text), app.sign_in_succeeded(text), app.keep_recovery_codes(uuid, text[]), app.spend_recovery_code(uuid, text), app.recovery_codes_left(uuid), app.note_security(uuid, text), app.begin_factor_attempt(uuid, uuid, uuid), app.pass_factor(uuid, uuid, uuid, uuid, bigint), app.raise_assurance(uuid, uuid, text), app.await_new_email(uuid, text), app.new_email_waits(text, text), app.void_mailed_links(uuid),
  app.request_invitation(text, text, text, text, text), app.preview_team_invitation(text), app.open_invitation(text), app.confirm_invited(uuid, text) to app_auth;
grant execute on function app.spend_bot_check(text, timestamptz) to app_auth;
grant select, insert, update, delete on app.rate_limits to app_auth;
grant execute on function public.is_email_invited(text), public.mark_invite_used(text, uuid) to app_auth, app_user;
grant execute on function app.org_id(), app.user_id(), app.sees_organization(), app.visible_client_ids(), app.may(text, uuid), app.clients_where_may(text), app.abilities(), app.require_org(uuid), app.get_me(),
  app.works_in_organization(), app.working_client_ids(), app.session_id(), app.is_operator(), app.require_ability(text), app.require_step_up(integer) to app_user;
grant execute on function app.my_sessions(), app.end_session(uuid), app.end_other_sessions(), app.update_me(text, uuid, text, text, text[]), app.export_my_data(), app.delete_me(), app.enter_organization(uuid), app.rename_organization(uuid, text),
  app.read_team(), app.invite_teammate(text, text, uuid[], text), app.resend_team_invitation(uuid, text), app.revoke_team_invitation(uuid), app.set_member_role(uuid, text, uuid[]), app.remove_member(uuid), app.leave_organization(), app.transfer_ownership(uuid), app.accept_team_invitation(text),
  app.my_notifications(integer), app.my_notification_settings(),
  app.operator_invitations(text, text, integer, integer), app.operator_invite(text), app.operator_decide(text[], text), app.operator_resend(text), app.operator_log_page(integer, integer), app.operator_mail(text, integer, integer), app.operator_retry_mail(uuid),
  app.operator_feedback(text, integer, integer), app.operator_settle_feedback(uuid, text), app.operator_screenshot(uuid), app.isolation_readers(integer), app.keep_isolation_run(timestamptz, integer, boolean, integer, jsonb), app.isolation_history() to app_user;
grant execute on function public.check_onboarding_status(uuid), public.get_user_roles(uuid, uuid), public.mark_invite_used(text, uuid),
  public.get_dashboard_metrics_cached(uuid), public.get_dashboard_campaigns_routed(uuid, integer), public.get_dashboard_clients(uuid, integer), public.get_client_by_slug_routed(uuid, text), public.get_client_dashboard_routed(uuid, uuid), public.get_cross_client_analytics(uuid),
  public.archive_client_routed(uuid, uuid, text), public.delete_client_routed(uuid, uuid), public.get_client_branding_routed(uuid, uuid), public.get_campaigns_list_routed(uuid, boolean, uuid, text, integer, integer, text, text), public.get_campaign_details_routed(uuid, uuid), public.get_active_campaigns_routed(uuid),
  public.update_campaign(uuid, uuid, text, text, text[], bigint, text, text, text, text[], text[], text[], text[], text, text, integer, text[], date, date, bigint, text[], integer), public.get_intelligence_readiness(uuid),
  app.append_events(uuid, uuid, jsonb, bigint), app.run_json(public.agent_runs), app.message_json(public.agent_messages), app.begin_run(uuid, uuid, uuid, text, uuid, boolean, text, boolean, text, text), app.turn_knowledge(uuid, uuid, uuid), app.month_cost_micros() to app_user;
grant select on app.campaign_rows to app_user;
grant execute on function app.require_client(uuid), app.fold(text), app.answering_people(uuid), app.require_may_for(text, uuid), app.like_literal(text), app.person_name(uuid),
  app.client_health(integer, integer, timestamptz, integer), app.client_rows(uuid), app.client_signals(), app.clients_by_need(), app.list_clients(text, text, text, integer, integer), app.client_attention(), app.client_json(uuid),
  app.create_client(jsonb), app.import_clients(jsonb), app.update_client(uuid, integer, jsonb), app.restore_client(uuid), app.client_consequences(uuid), app.save_client_profile(uuid, jsonb),
  app.campaign_json(uuid), app.require_campaign(uuid), app.archive_campaign(uuid, boolean), app.duplicate_campaign(uuid), app.delete_campaign(uuid), app.campaign_history(uuid), app.campaign_counts(uuid, text),
  app.approval_json(uuid), app.list_approvals(uuid, uuid, uuid, text), app.ask_approval(uuid, uuid, text), app.decide_approval(uuid, text, text), app.withdraw_approval(uuid), app.share_output(uuid, text), app.unshare_output(uuid),
  app.unread_portal_messages(uuid), app.portal_message_json(public.portal_messages), app.read_portal_messages(uuid), app.say_in_portal(uuid, uuid, text), app.mark_portal_read(uuid), app.portal_clients(), app.portal_place(uuid), app.read_portal(uuid),
  app.read_branding(), app.save_branding(jsonb, text, integer), app.save_brand_kit(uuid, jsonb),
  app.client_fees(uuid), app.skip_onboarding() to app_user;
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
    -- Members of a small business are managed on its workspace page; /settings/team is the agencies'.
    ('members.manage', array['agency_owner', 'agency_admin', 'sme_owner', 'sme_admin'], true),
    ('organization.manage', array['agency_owner', 'agency_admin', 'sme_owner', 'sme_admin'], true),
    ('organization.transfer', array['agency_owner', 'sme_owner'], true),
    ('audit.view', array['agency_owner', 'sme_owner'], true),
    ('branding.manage', array['agency_owner', 'agency_admin'], true),
    ('analytics.cross-client', array['agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], true),
    ('campaigns.view', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist', 'guest', 'client_viewer', 'client_stakeholder', 'client_collaborator', 'viewer'], false),
    -- Conversations, deliverables, insights and the business profile: those who work on them.
    ('work.view', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('dashboard.stakeholder', array['client_stakeholder', 'client_collaborator', 'viewer'], false),
    ('portal.view', array['guest', 'client_viewer'], false),
    -- The agency asks its client (shares, asks for approval, writes); the client's people answer. A viewer only looks on.
    ('portal.ask', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('portal.answer', array['guest', 'client_viewer', 'client_stakeholder', 'client_collaborator'], false),
    ('agents.use', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('outputs.manage', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('insights.manage', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin', 'account_manager', 'creative_strategist'], false),
    ('profile.manage', array['sme_owner', 'sme_admin', 'marketing_manager', 'agency_owner', 'agency_admin'], true)
  ) as m (ability, roles, organization_wide)
  cross join lateral unnest(m.roles) as r (role_name);

-- Which roles can be given in which kind of organization. Ownership is given by owners; a client's own people always belong to clients.
delete from app.assignable_roles;
insert into app.assignable_roles (organization_type, rank, role_name, owners_only, takes_client, needs_client) values
  ('AGENCY', 1, 'agency_owner', true, false, false),
  ('AGENCY', 2, 'agency_admin', false, false, false),
  ('AGENCY', 3, 'account_manager', false, true, false),
  ('AGENCY', 4, 'creative_strategist', false, true, false),
  ('AGENCY', 5, 'viewer', false, true, false),
  ('AGENCY', 6, 'client_collaborator', false, true, true),
  ('AGENCY', 7, 'client_stakeholder', false, true, true),
  ('AGENCY', 8, 'client_viewer', false, true, true),
  ('AGENCY', 9, 'guest', false, true, true),
  ('SME', 1, 'sme_owner', true, false, false),
  ('SME', 2, 'sme_admin', false, false, false),
  ('SME', 3, 'marketing_manager', false, false, false),
  ('SME', 4, 'viewer', false, false, false);

delete from app.notification_defaults;
insert into app.notification_defaults (event, in_app, mail, digest) values
  ('output.ready', true, false, true),
  ('insight.waiting', true, false, true),
  ('approval.asked', true, true, false),
  ('approval.decided', true, true, false),
  ('portal.message', true, true, false),
  ('team.joined', true, true, false),
  ('team.changed', true, true, false);
