-- Counts a try of a password before it is made, so that tries at the same moment count too: 0 when it may
-- be made, else the seconds to wait.
-- One that turns out right is taken back with app.sign_in_succeeded.
create or replace function app.begin_sign_in(p_email text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wait integer;
begin
  -- Tries for one email come one after the other, whether or not it has a row yet.
  perform pg_advisory_xact_lock(hashtext('sign-in'), hashtext(lower(trim(p_email))));
  wait := app.sign_in_wait(p_email);
  if wait = 0 then
    perform app.sign_in_failed(p_email);
  end if;
  return wait;
end $$;
grant execute on function app.begin_sign_in to app_auth;
