-- Ends every session of a person but the one with this token.
create or replace function app.end_sessions_but(p_user_id uuid, p_token text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete
  from auth.session s
  where s."userId" = p_user_id
    and s.token is distinct from p_token;
end $$;
grant execute on function app.end_sessions_but to app_auth;
