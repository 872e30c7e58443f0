-- Keeps what came of a prediction, with the figures it was held against. The first grade stays. Answers
-- whether this was the first. NOT_FOUND.
create or replace function app.keep_grade(
  p_id uuid,
  p_grade text,
  p_events double precision,
  p_cases double precision,
  p_figures_until date
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_client_id uuid;
begin
  select p.client_id into v_client_id
  from public.predictions p
  where p.org_id = app.org_id()
    and p.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('work.view', v_client_id);
  update public.predictions p
  set
    grade = p_grade,
    events = p_events,
    cases = p_cases,
    figures_until = p_figures_until,
    graded_at = now()
  where p.org_id = app.org_id()
    and p.id = p_id
    and p.grade is null;
  return found;
end $$;
grant execute on function app.keep_grade to app_user;
