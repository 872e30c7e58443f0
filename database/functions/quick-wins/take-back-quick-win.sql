-- Takes a start back, its checklist with it but for what a deliverable says to do. CONFLICT once it has
-- ended: what was graded stays known.
create or replace function app.take_back_quick_win(p_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  win public.quick_wins := app.quick_win_to_change(p_id);
begin
  if win.status <> 'running' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  update public.tasks t
  set quick_win_id = null
  where t.org_id = win.org_id
    and t.quick_win_id = win.id
    and t.output_id is not null;
  delete from public.quick_wins q
  where q.org_id = win.org_id
    and q.id = win.id;
  return p_id;
end $$;
grant execute on function app.take_back_quick_win to app_user;
