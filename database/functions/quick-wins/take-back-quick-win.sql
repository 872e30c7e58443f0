-- Takes a start back, its checklist with it. CONFLICT once it has ended: what was graded stays known.
create or replace function app.take_back_quick_win(p_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  win public.quick_wins := app.quick_win_to_change(p_id);
begin
  if win.status <> 'running' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  delete from public.quick_wins q
  where q.org_id = win.org_id
    and q.id = win.id;
  return p_id;
end $$;
grant execute on function app.take_back_quick_win to app_user;
