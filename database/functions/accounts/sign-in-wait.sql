-- Seconds that a sign-in for this email still has to wait; 0 when it may be tried. Asked the same way for
-- emails nobody has.
create or replace function app.sign_in_wait(p_email text) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  return coalesce((
    select greatest(0, ceil(extract(epoch from f.locked_until - now())))::integer
    from auth.sign_in_failure f
    where f.email_hash = encode(sha256(convert_to(lower(trim(p_email)), 'UTF8')), 'hex')
  ), 0);
end $$;
grant execute on function app.sign_in_wait to app_auth;
