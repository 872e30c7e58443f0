-- Starts a person's transaction from a session token. Fails closed: an unknown or expired token raises
-- UNAUTHORIZED, and a person with a verified second factor whose session has not passed it raises
-- MFA_REQUIRED: they read nothing.
-- The caller switches to app_user in the same statement; a security definer function may not.
create or replace function app.enter(p_token text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  who record;
begin
  select u.id, u.org_id, u.second_factor and s.aal <> 'aal2' as factor_missing, s.id as session_id
  into who
  from auth.session s
  join auth."user" u on u.id = s."userId"
  where s.token = p_token
    and s."expiresAt" > now();
  if not found then
    raise exception 'UNAUTHORIZED' using errcode = 'SX401';
  end if;
  if who.factor_missing then
    raise exception 'MFA_REQUIRED' using errcode = 'SX4M2';
  end if;
  perform app.assume(who.id, who.org_id, who.session_id);
  return who.id;
end $$;
grant execute on function app.enter to app_auth;
