-- What the holder of a mailed invitation told us when asking for it; null for a secret that is unknown,
-- replaced or used.
create or replace function app.open_invitation(p_key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'email', i.email,
      'company_name', r.company_name,
      'organization_type', r.organization_type
    )
    from public.invitations i
    left join public.invitation_requests r on r.email = i.email
    where i.key_hash = encode(sha256(convert_to(p_key, 'UTF8')), 'hex')
      and i.used_at is null
  );
end $$;
grant execute on function app.open_invitation to app_auth;
