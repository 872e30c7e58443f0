create or replace function app.sign_in_succeeded(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete
  from auth.sign_in_failure f
  where f.email_hash = encode(sha256(convert_to(lower(trim(p_email)), 'UTF8')), 'hex');
end $$;
grant execute on function app.sign_in_succeeded to app_auth;
