-- What reading a file of a draft came to: it is read, to its last line.
create or replace function app.note_import_file(
  p_import_id uuid,
  p_place integer,
  p_lines integer,
  p_problems jsonb,
  p_problem_count integer,
  p_left_out jsonb
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
begin
  update public.figure_files f
  set state = 'read',
    lines = p_lines,
    problems = p_problems,
    problem_count = p_problem_count,
    left_out = p_left_out
  where f.org_id = v_import.org_id
    and f.import_id = p_import_id
    and f.place = p_place
    and v_import.state = 'draft';
end $$;
grant execute on function app.note_import_file to app_user;
