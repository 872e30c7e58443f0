-- The member becomes owner, the caller administrator, in one step.
create or replace function app.transfer_ownership(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kind text;
begin
  perform app.require_member(p_user_id);
  perform app.require_ability('organization.transfer');
  perform app.require_step_up();
  if p_user_id = app.user_id() then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  select o.type into kind
  from public.organizations o
  where o.id = app.org_id();
  delete
  from public.role_assignments
  where org_id = app.org_id()
    and user_id in (p_user_id, app.user_id());
  insert into public.role_assignments (org_id, user_id, role_name)
  values
    (app.org_id(), p_user_id, case kind when 'AGENCY' then 'agency_owner' else 'sme_owner' end),
    (app.org_id(), app.user_id(), case kind when 'AGENCY' then 'agency_admin' else 'sme_admin' end);
  perform app.withdraw_invitations(app.org_id(), app.user_id());
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    app.org_id(),
    app.user_id(),
    'ownership.transferred',
    'users',
    p_user_id,
    app.person_words(app.org_id(), p_user_id)
  );
  perform app.notify(
    app.org_id(),
    p_user_id,
    'team.changed',
    'You own this organization now',
    'Ownership was handed to you.',
    '/settings/workspace'
  );
end $$;
grant execute on function app.transfer_ownership to app_user;
