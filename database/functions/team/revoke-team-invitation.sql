create or replace function app.revoke_team_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_ability('members.manage');
  update public.team_invitations t
  set revoked_at = now()
  where t.org_id = app.org_id()
    and t.id = p_id
    and t.accepted_at is null
    and t.revoked_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  select
    app.org_id(),
    app.user_id(),
    'revoked',
    'team_invitations',
    p_id,
    jsonb_build_object('email', t.email, 'role_name', t.role_name)
  from public.team_invitations t
  where t.org_id = app.org_id()
    and t.id = p_id;
end $$;
grant execute on function app.revoke_team_invitation to app_user;
