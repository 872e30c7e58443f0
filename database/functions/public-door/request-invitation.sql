-- Keeps a request to be let in. One record an email, and nothing tells whether there was one: a later
-- request changes nothing.
create or replace function app.request_invitation(
  p_email text,
  p_company_name text,
  p_organization_type text,
  p_use_case text,
  p_referral_source text
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.invitation_requests (
    email,
    company_name,
    organization_type,
    use_case,
    referral_source
  )
  values (
    lower(trim(p_email)),
    trim(p_company_name),
    p_organization_type,
    nullif(trim(p_use_case), ''),
    nullif(trim(p_referral_source), '')
  )
  on conflict (email) do nothing;
  -- Once an email, so that nobody can be pestered with it.
  if found then
    perform app.queue_mail(lower(trim(p_email)), 'request-received');
  end if;
end $$;
grant execute on function app.request_invitation to app_auth;
