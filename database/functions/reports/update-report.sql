-- Changes a draft; what is null stays. Whoever changes it says which version they saw.
create or replace function app.update_report(
  p_id uuid,
  p_version integer,
  p_title text,
  p_sections text[],
  p_brand text,
  p_plan jsonb,
  p_steps jsonb,
  p_words text,
  p_rule text,
  p_from date,
  p_to date
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  report public.reports := app.require_report(p_id, 'outputs.manage');
begin
  if report.state <> 'draft' or report.version <> p_version then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  update public.reports r
  set
    title = coalesce(p_title, r.title),
    sections = coalesce(p_sections, r.sections),
    brand = coalesce(p_brand, r.brand),
    plan = coalesce(p_plan, r.plan),
    steps = coalesce(p_steps, r.steps),
    words = coalesce(p_words, r.words),
    period_rule = coalesce(p_rule, r.period_rule),
    period_from = coalesce(p_from, r.period_from),
    period_to = coalesce(p_to, r.period_to),
    version = r.version + 1
  where r.org_id = app.org_id()
    and r.id = p_id;
end $$;
grant execute on function app.update_report to app_user;
