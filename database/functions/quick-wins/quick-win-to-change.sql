-- A quick win that somebody is about to change, locked. NOT_FOUND out of reach, FORBIDDEN without the
-- ability.
create or replace function app.quick_win_to_change(p_id uuid) returns public.quick_wins
language plpgsql security definer set search_path = ''
as $$
declare
  win public.quick_wins;
begin
  select q.* into win
  from public.quick_wins q
  where q.org_id = app.org_id()
    and q.id = p_id
  for update;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('outputs.manage', win.client_id);
  return win;
end $$;
