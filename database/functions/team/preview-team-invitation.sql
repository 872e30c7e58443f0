-- What the holder of a link may see before accepting. Every kind of unusable link raises the same
-- NOT_FOUND.
create or replace function app.preview_team_invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  preview jsonb;
begin
  select jsonb_build_object(
    'organization_name', o.name,
    'organization_type', o.type,
    'role_name', t.role_name,
    'email', t.email,
    'inviter_name', (
      select u.full_name
      from public.users u
      where u.org_id = t.org_id
        and u.id = t.invited_by
    ),
    'has_account', exists (select 1 from auth."user" i where i.email = t.email)
  )
  into preview
  from app.open_team_invitation(p_token) t
  join public.organizations o on o.id = t.org_id;
  if preview is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return preview;
end $$;
grant execute on function app.preview_team_invitation to app_auth;
