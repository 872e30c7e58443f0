-- A new link by mail, good for another seven days; the old one ends.
create or replace function app.resend_team_invitation(p_id uuid, p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_ability('members.manage');
  perform app.require_step_up();
  -- It is theirs from now on, so it must be one they could send.
  if exists (
    select 1
    from public.team_invitations t
    where t.org_id = app.org_id()
      and t.id = p_id
      and t.accepted_at is null
      and t.revoked_at is null
      and not app.may_assign(t.role_name, t.client_ids)
  ) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
  update public.team_invitations t
  set
    token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex'),
    created_at = now(),
    expires_at = now() + interval '7 days',
    invited_by = app.user_id()
  where t.org_id = app.org_id()
    and t.id = p_id
    and t.accepted_at is null
    and t.revoked_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.mail_team_invitation(p_id, p_token);
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id)
  values (app.org_id(), app.user_id(), 'resent', 'team_invitations', p_id);
  return app.team_invitation_json(p_id);
end $$;
grant execute on function app.resend_team_invitation to app_user;
