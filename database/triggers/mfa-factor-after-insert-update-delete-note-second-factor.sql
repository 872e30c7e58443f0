create trigger note_second_factor after insert or update or delete
  on auth."mfaFactor"
  for each row execute function app.note_second_factor();
