-- Invites by mail; an open invitation of the same email is replaced. p_token is the link's secret: only its
-- hash stays.
create or replace function app.invite_teammate(
  p_email text,
  p_role_name text,
  p_client_ids uuid[],
  p_token text
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(trim(p_email));
  invitation_id uuid;
begin
  perform app.require_ability('members.manage');
  perform app.require_step_up();
  -- Ownership is given to people who are here already, not to an address.
  if p_role_name in ('agency_owner', 'sme_owner')
    or not app.may_assign(p_role_name, p_client_ids)
  then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  if exists (
    select 1
    from public.users u
    where u.org_id = app.org_id()
      and u.email = address
  ) then
    raise exception 'ALREADY_MEMBER' using errcode = 'SX4AM';
  end if;
  update public.team_invitations t
  set revoked_at = now()
  where t.org_id = app.org_id()
    and t.email = address
    and t.accepted_at is null
    and t.revoked_at is null;
  insert into public.team_invitations (
    org_id,
    email,
    role_name,
    client_ids,
    token_hash,
    invited_by,
    expires_at
  )
  values (
    app.org_id(),
    address,
    p_role_name,
    p_client_ids,
    encode(sha256(convert_to(p_token, 'UTF8')), 'hex'),
    app.user_id(),
    now() + interval '7 days'
  )
  returning id into invitation_id;
  perform app.mail_team_invitation(invitation_id, p_token);
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    app.org_id(),
    app.user_id(),
    'invited',
    'team_invitations',
    invitation_id,
    jsonb_build_object('email', address, 'role_name', p_role_name)
  );
  return app.team_invitation_json(invitation_id);
end $$;
grant execute on function app.invite_teammate to app_user;
