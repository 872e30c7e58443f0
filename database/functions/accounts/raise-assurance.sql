-- The session has passed a second factor just now. `p_method` is how, for its record (amr).
create or replace function app.raise_assurance(p_session_id uuid, p_user_id uuid, p_method text)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.session s
  set
    aal = 'aal2',
    aal2_at = now(),
    amr = 'password ' || p_method
  where s.id = p_session_id
    and s."userId" = p_user_id;
end $$;
grant execute on function app.raise_assurance to app_auth;
