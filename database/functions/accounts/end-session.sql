create or replace function app.end_session(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete
  from auth.session s
  where s.id = p_id
    and s."userId" = app.user_id();
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.end_session to app_user;
