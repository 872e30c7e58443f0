-- Keeps what came of a running quick win and its grade. What of its checklist is open stays open: a result
-- says nothing of a step that somebody still means to take.
create or replace function app.grade_quick_win(p_id uuid, p_result jsonb, p_grade text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  win public.quick_wins := app.quick_win_to_change(p_id);
begin
  if win.status <> 'running' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  update public.quick_wins q
  set
    status = 'graded',
    result = p_result,
    grade = p_grade,
    decided_by = app.user_id(),
    decided_at = now(),
    updated_at = now()
  where q.org_id = win.org_id
    and q.id = win.id;
  return p_id;
end $$;
grant execute on function app.grade_quick_win to app_user;
