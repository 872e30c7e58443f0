-- Makes a session one whose owner has a second factor that it has not passed. For the isolation self-test,
-- which undoes it.
create or replace function app.lack_second_factor(p_token text) returns void
language plpgsql set search_path = ''
as $$
begin
  update auth.session s
  set aal = 'aal1'
  where s.token = p_token;
  update auth."user" u
  set second_factor = true
  from auth.session s
  where s.token = p_token
    and u.id = s."userId";
end $$;
grant execute on function app.lack_second_factor to app_auth;
