-- The open invitation behind a link's secret, locked for whoever uses it; no row when it is unknown, used,
-- revoked or expired.
-- The secret begins with the organization's id in 32 hexadecimal digits, so that the look-up stays inside
-- one organization.
create or replace function app.open_team_invitation(p_token text)
returns setof public.team_invitations
language plpgsql security definer set search_path = ''
as $$
begin
  if p_token !~ '^[0-9a-f]{32}[A-Za-z0-9_-]{20,}$' then
    return;
  end if;
  return query
    select t.*
    from public.team_invitations t
    where t.org_id = left(p_token, 32)::uuid
      and t.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
      and t.accepted_at is null
      and t.revoked_at is null
      and t.expires_at > now()
    for update;
end $$;
