create or replace function app.end_other_sessions() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  delete
  from auth.session s
  where s."userId" = app.user_id()
    and s.id is distinct from app.session_id();
  get diagnostics ended = row_count;
  return ended;
end $$;
grant execute on function app.end_other_sessions to app_user;
